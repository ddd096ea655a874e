// @ts-check
/** What stands in front of a worker on the way to a browser: every answer held ready, text gzipped. */
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { startBuiltWorker } from "../built-worker.mjs";

/** As small as a page can be that says something: the yardstick of the table. */
const bare = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A bare page</title><link rel="icon" href="data:,"><h1>Nothing but a heading and a paragraph</h1><p>No style, no picture, no script.</p></html>`;

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Held */

/** @param {Response} answer @returns {Promise<Held>} */
async function held(answer) {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) {
    delete headers[name];
  }
  const isFont = headers["content-type"]?.startsWith("font/");
  if (!isFont) headers["content-encoding"] = "gzip";
  return { status: answer.status, headers, body: isFont ? body : gzipSync(body) };
}

/**
 * Serves a build on the loopback address, or with no build a bare page. Nothing is computed while a browser waits.
 * @param {string} [build] folder
 */
export async function startFront(build) {
  const worker = build
    ? startBuiltWorker({ FORM_SERVICE_URL: "http://[::1]:9/" }, { build })
    : null;
  const behind = (await worker?.ready)?.origin;
  /** @type {Map<string, Promise<Held>>} */
  const answers = new Map();
  const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
  const ask = async (/** @type {string} */ path) =>
    held(behind ? await fetch(behind + path) : new Response(bare, html));
  const server = createServer(async ({ url: path = "/" }, answer) => {
    const known = answers.get(path) ?? ask(path);
    answers.set(path, known);
    const { status, headers, body } = await known;
    answer.writeHead(status, { ...headers, "content-length": body.length }).end(body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      await worker?.dispose();
    },
  };
}
