/** What stands in front of the worker on the way to a browser: every answer kept ready, text gzipped. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo, Server } from "node:net";
import { gzipSync } from "node:zlib";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { startBuiltWorker } from "../built-worker.ts";

/** As small as a page can be that says something: the yardstick of the table. */
const bare = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A bare page</title><link rel="icon" href="data:,"><h1>Nothing but a heading and a paragraph</h1><p>No style, no picture, no script.</p></html>`;

async function buffered(response: Response) {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "transfer-encoding"]) headers.delete(name);
  const isFont = headers.get("content-type")?.startsWith("font/");
  if (!isFont) headers.set("content-encoding", "gzip");
  const sent = isFont ? body : gzipSync(body);
  headers.set("content-length", String(sent.length));
  return { body: sent, init: { status: response.status, headers } };
}

/** A key and a certificate that nobody signed, for a day, in one text. */
const certificate = () => {
  const openssl = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout - -out -";
  const text = execFileSync("openssl", openssl.split(" "), { stdio: "pipe" });
  return { key: text, cert: text };
};

/**
 * Serves the site on the loopback address, or a bare page. Nothing is computed while a browser waits.
 * @param http2 over TLS, as Cloudflare serves a browser; needs `openssl`
 */
export async function startFront(page: "site" | "bare", http2 = false) {
  const worker = page === "site" && startBuiltWorker({ FORM_SERVICE_URL: "http://[::1]:9/" });
  const origin = worker && (await worker.ready).origin;
  const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
  const fetchBuffered = async (path: string) =>
    buffered(origin ? await fetch(origin + path) : new Response(bare, html));
  const known = new Map<string, ReturnType<typeof fetchBuffered>>();
  const listener = createRequestListener(async ({ url }) => {
    const path = url.slice(new URL(url).origin.length);
    const answer = known.get(path) ?? fetchBuffered(path);
    known.set(path, answer);
    const { body, init } = await answer;
    return new Response(body, init);
  });
  const server: Server = http2 ? createSecureServer(certificate()) : createServer();
  await once(server.on("request", listener).listen(0, "127.0.0.1"), "listening");
  return {
    url: `${http2 ? "https" : "http"}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      if (worker) await worker.dispose();
    },
  };
}
