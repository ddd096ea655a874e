import { text } from "node:stream/consumers";
import { startServer } from "./local-server";

/** What stands in Akismet's place: a real HTTP server with its answers. */
export async function startAkismet() {
  const akismet = {
    /** Its calls as they came, each with its path and its fields. */
    calls: [] as { what: string; fields: Record<string, string> }[],
    /** What it says of a message, with this status; it says nothing while it is `hang`. */
    verdict: "false" as string,
    status: 200,
  };
  const server = await startServer(async (request, response) => {
    const what = request.url?.replace("/1.1/", "") ?? "";
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    akismet.calls.push({ what, fields });
    const { verdict, status } = akismet;
    if (verdict === "hang") return;
    const thanks = "Thanks for making the web a better place.";
    const answer = what.startsWith("submit-") && verdict !== "invalid" ? thanks : verdict;
    response.writeHead(status, { "Content-Type": "text/plain" }).end(answer);
  });
  return Object.assign(akismet, server);
}

/** Stands before the worker, and has what it sends to Akismet come here. */
export const akismetAt = (url: string) => `
import worker from "./worker.js";
const real = fetch;
globalThis.fetch = (to, init) => real(String(to).replace("https://rest.akismet.com", "${url}"), init);
export default worker;`;
