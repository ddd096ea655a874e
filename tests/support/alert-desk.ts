import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What stands behind ALERT_URL: a real HTTP server that keeps the texts it is told, as JSON and in no other way. */
export async function startAlertDesk() {
  const desk = {
    told: [] as string[],
    /** The `Authorization` of the last call. */
    authorization: undefined as string | undefined,
    /** How it answers; it does not, while this is `hang`. */
    status: 200 as number | "hang",
    url: "",
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
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  desk.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return desk;
}
