/** What stands in front of the worker on the way to a browser: every answer kept ready, text gzipped. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo, Server } from "node:net";
import { gzipSync } from "node:zlib";
import { startBuiltWorker } from "../built-worker.ts";
import { NO_SERVICE } from "./workerd.ts";

/** Where the yardstick of the table is: as small as a page can be that says something. */
export const BARE = "/bare";
const bare = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A bare page</title><link rel="icon" href="data:,"><h1>Nothing but a heading and a paragraph</h1><p>No style, no picture, no script.</p></html>`;
const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };

async function buffered(response: Response) {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "transfer-encoding", "connection"]) headers.delete(name);
  const isFont = headers.get("content-type")?.startsWith("font/");
  if (!isFont) headers.set("content-encoding", "gzip");
  const sent = isFont ? body : gzipSync(body);
  headers.set("content-length", String(sent.length));
  return { status: response.status, headers: Object.fromEntries(headers), sent };
}

/** A key and a certificate that nobody signed, for a day, in one text. */
const certificate = () => {
  const openssl = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout - -out -";
  const text = execFileSync("openssl", openssl.split(" "), { stdio: "pipe" });
  return { key: text, cert: text };
};

/**
 * Serves the site and the bare page on the loopback address. Nothing is computed while a browser waits.
 * @param http2 over TLS, as Cloudflare serves a browser; needs `openssl`
 */
export async function startFront(http2 = false) {
  const worker = startBuiltWorker(NO_SERVICE);
  const { origin } = await worker.ready;
  const known = new Map([[BARE, buffered(new Response(bare, html))]]);
  async function answer({ url = "" }: IncomingMessage, response: ServerResponse) {
    const ready = known.get(url) ?? fetch(origin + url).then(buffered);
    known.set(url, ready);
    const { status, headers, sent } = await ready;
    response.writeHead(status, headers).end(sent);
  }
  const server: Server = http2 ? createSecureServer(certificate()) : createServer();
  await once(server.on("request", answer).listen(0, "127.0.0.1"), "listening");
  return {
    url: `${http2 ? "https" : "http"}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      await worker.dispose();
    },
  };
}
