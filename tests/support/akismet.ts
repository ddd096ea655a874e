import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A call as it came: its path and its fields. */
export interface AkismetCall {
  what: string;
  fields: Record<string, string>;
}

/** What stands in Akismet's place: a real HTTP server with its answers. */
export async function startAkismet() {
  const akismet = {
    calls: [] as AkismetCall[],
    /** What it says of a message, with this status; it says nothing while it is `hang`. */
    verdict: "false" as string,
    status: 200,
    url: "",
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    const what = request.url?.replace("/1.1/", "") ?? "";
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    akismet.calls.push({ what, fields });
    const { verdict, status } = akismet;
    if (verdict === "hang") return;
    const thanks = "Thanks for making the web a better place.";
    const answer = what.startsWith("submit-") && verdict !== "invalid" ? thanks : verdict;
    response.writeHead(status, { "Content-Type": "text/plain" }).end(answer);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  akismet.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return akismet;
}

/** Stands before the worker, and has what it sends to Akismet come here. */
export const akismetAt = (url: string) => `
import worker from "./worker.js";
const real = fetch;
globalThis.fetch = (to, init) => real(String(to).replace("https://rest.akismet.com/", "${url}"), init);
export default worker;`;
