import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { startServer } from "./local-server";
import { siteForTests } from "./site-for-tests";

/** What stands behind ALERT_URL: a real HTTP server that keeps the texts it is told, as JSON and in no other way. */
export function alertReceiver() {
  const receiver = {
    told: [] as string[],
    /** The `Authorization` of the last call. */
    authorization: undefined as string | undefined,
    /** How it answers; it does not, while this is `hang`. */
    status: 200 as number | "hang",
    /** Where it is, once it is open. */
    url: "",
    close: () => {},
    open: async () => {
      const server = await startServer(async (request, response) => {
        const body = await text(request);
        const isJson = request.headers["content-type"] === "application/json";
        if (request.method !== "POST" || !isJson) return response.writeHead(415).end();
        receiver.told.push(JSON.parse(body).text);
        receiver.authorization = request.headers.authorization;
        if (receiver.status !== "hang") response.writeHead(receiver.status).end("ok");
      });
      Object.assign(receiver, server);
    },
  };
  return receiver;
}

/** A site and what receives its alerts, for the tests of a file: before each test the site is empty and swept, and no alert has come. */
export function siteWithAlerts() {
  const receiver = alertReceiver();
  const bindings = { ALERT_URL: "", ENVIRONMENT: "preview" };
  beforeAll(async () => {
    await receiver.open();
    bindings.ALERT_URL = receiver.url;
  });
  const site = siteForTests(bindings);
  beforeEach(async () => {
    await site.sweep();
    Object.assign(receiver, { told: [], status: 200 });
  });
  afterAll(() => receiver.close());
  return { site, receiver };
}
