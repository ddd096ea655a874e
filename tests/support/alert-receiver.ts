import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { siteForTests } from "./site-for-tests";

/** What stands behind ALERT_URL: a real HTTP server that keeps the texts it is told, as JSON and in no other way. */
export function alertReceiver() {
  const desk = {
    told: [] as string[],
    /** The `Authorization` of the last call. */
    authorization: undefined as string | undefined,
    /** How it answers; it does not, while this is `hang`. */
    status: 200 as number | "hang",
    /** Where it is, once it is open. */
    url: "",
    open: async () => {
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      desk.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isJson = request.headers["content-type"] === "application/json";
    if (request.method !== "POST" || !isJson) return response.writeHead(415).end();
    desk.told.push(JSON.parse(body).text);
    desk.authorization = request.headers.authorization;
    if (desk.status !== "hang") response.writeHead(desk.status).end("ok");
  });
  return desk;
}

/** A desk and a site that tells it, for the tests of a file: each finds the site empty and swept, and the desk untold. */
export function siteWithAlerts() {
  const desk = alertReceiver();
  const bindings = { ALERT_URL: "", ENVIRONMENT: "preview" };
  beforeAll(async () => {
    await desk.open();
    bindings.ALERT_URL = desk.url;
  });
  const site = siteForTests(bindings);
  beforeEach(async () => {
    await site.sweep();
    Object.assign(desk, { told: [], status: 200 });
  });
  afterAll(() => desk.close());
  return { site, desk };
}
