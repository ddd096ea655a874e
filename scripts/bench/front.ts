/** What stands in front of a worker on the way to a browser: every answer kept ready, text gzipped. */
import { execFile } from "node:child_process";
import { createServer, type ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerResponse } from "node:http2";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { startBuiltWorker } from "../built-worker.ts";

/** As small as a page can be that says something: the yardstick of the table. */
const bare = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A bare page</title><link rel="icon" href="data:,"><h1>Nothing but a heading and a paragraph</h1><p>No style, no picture, no script.</p></html>`;

async function buffered(answer: Response) {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) {
    delete headers[name];
  }
  const isFont = headers["content-type"]?.startsWith("font/");
  if (!isFont) headers["content-encoding"] = "gzip";
  return { status: answer.status, headers, body: isFont ? body : gzipSync(body) };
}

/** A key and a certificate that nobody signed, for a day, in one text. */
const certificate = async () => {
  const openssl = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout - -out -";
  const { stdout } = await promisify(execFile)("openssl", openssl.split(" "));
  return { key: stdout, cert: stdout };
};

/** What a build answers, or with no build a bare page; each address is asked for once. */
function holder(origin?: string) {
  const answers: Map<string, ReturnType<typeof buffered>> = new Map();
  const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
  const fetchPage = async (path: string) =>
    buffered(origin ? await fetch(origin + path) : new Response(bare, html));
  return (path: string) => {
    const known = answers.get(path) ?? fetchPage(path);
    answers.set(path, known);
    return known;
  };
}

/**
 * Serves a build on the loopback address, or with no build a bare page. Nothing is computed while a browser waits.
 * @param build folder
 * @param options `http2`: over TLS, as Cloudflare serves a browser; needs `openssl`
 */
export async function startFront(build?: string, { http2 = false } = {}) {
  const worker = build
    ? startBuiltWorker({ FORM_SERVICE_URL: "http://[::1]:9/" }, { build })
    : null;
  const answerOf = holder((await worker?.ready)?.origin);
  const onRequest = async (
    { url: path = "/" }: { url?: string },
    answer: ServerResponse | Http2ServerResponse,
  ) => {
    const { status, headers, body } = await answerOf(path);
    answer.statusCode = status;
    for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
    answer.setHeader("content-length", body.length);
    answer.end(body);
  };
  const server = http2
    ? createSecureServer(await certificate(), onRequest)
    : createServer(onRequest);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `${http2 ? "https" : "http"}://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      await worker?.dispose();
    },
  };
}
