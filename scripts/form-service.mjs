// @ts-check
/**
 * A stand-in for the external form-collection service: a small, real HTTP server that accepts the JSON,
 * shows what arrived, and misbehaves on request. `npm start` and the tests run it.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/**
 * @typedef {{ at: string, idempotencyKey: string | undefined, contentType: string | undefined, accept: string | undefined, body: unknown, answered: string }} Arrival
 * @typedef {keyof typeof behaviours} Behaviour
 */

/** @typedef {import("node:http").ServerResponse} Answer */

/** @param {number} status @param {string} [body] @param {Record<string, string>} [headers] */
const say =
  (status, body, headers = {}) =>
  (/** @type {Answer} */ answer) =>
    void answer.writeHead(status, headers).end(body);

/** Writes a little every 100 ms for as long as someone reads. @param {Answer} answer @param {string} part */
function keepWriting(answer, part) {
  answer.writeHead(200, { "Content-Type": "application/json" });
  const timer = setInterval(() => answer.write(part), 100);
  answer.on("close", () => clearInterval(timer));
}

/** How it answers a submission. */
const behaviours = {
  accept: say(200, '{"success":true}'),
  "no-content": say(204),
  empty: say(200, ""),
  text: say(200, "Accepted"),
  html: say(200, "<!doctype html><p>Thank you"),
  fail: say(500, '{"success":false}'),
  busy: say(429, "", { "Retry-After": "600" }),
  deny: say(200, '{"success":false,"message":"no"}'),
  errors: say(200, '{"errors":[{"field":"email"}]}'),
  garble: say(502, "\u0000\ufffd{{{"),
  redirect: say(302, "", { Location: "/elsewhere" }),
  reset: (/** @type {Answer} */ answer) => void answer.socket?.resetAndDestroy(),
  "half-then-reset": (/** @type {Answer} */ answer) => {
    answer.writeHead(200, { "Content-Length": "100" }).write('{"success":');
    setImmediate(() => answer.socket?.resetAndDestroy());
  },
  stall: () => {},
  trickle: (/** @type {Answer} */ answer) => keepWriting(answer, " "),
  endless: (/** @type {Answer} */ answer) => keepWriting(answer, "x".repeat(262_144)),
};

const escapeHtml = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Arrival[]} arrivals @param {Behaviour} behaviour */
const page = (arrivals, behaviour) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Form service stand-in</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}pre{background:#eef;padding:1rem;overflow:auto}</style>
<h1>Form service stand-in</h1>
<p>It answers a submission with: <strong>${behaviour}</strong>.</p>
<form method="post" action="/behaviour">${Object.keys(behaviours)
  .map((name) => `<button name="behaviour" value="${name}">${name}</button> `)
  .join("")}</form>
<h2>${arrivals.length} arrived</h2>
${arrivals.map(({ at, idempotencyKey, body }) => `<p>${at}, Idempotency-Key ${escapeHtml(String(idempotencyKey))}</p><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre>`).join("")}</html>`;

/** @param {string} json */
function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return { unreadable: json };
  }
}

/**
 * Starts it on the loopback address; port 0 takes any free one.
 * `POST /submissions` takes a submission, `GET /arrivals` lists what arrived as JSON,
 * `POST /behaviour` with `behaviour=fail` (and `delay=5000`, milliseconds) changes how it answers.
 * With `delay` a submission counts as arrived after the wait.
 * @param {number} port
 */
export async function startFormService(port) {
  const service = {
    /** @type {Behaviour} */
    behaviour: "accept",
    /** One in this many submissions fails, whatever the behavior. 0 means none. */
    failEvery: 0,
    /** Milliseconds before each answer. */
    delay: 0,
    /** @type {Arrival[]} */
    arrivals: [],
    url: "",
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  /** @param {string} body @param {import("node:http").IncomingHttpHeaders} headers @param {Answer} answer */
  async function take(body, headers, answer) {
    const { arrivals, failEvery, delay } = service;
    await new Promise((done) => setTimeout(done, delay));
    const failing = failEvery > 0 && arrivals.length % failEvery === 0;
    const answered = failing ? "fail" : service.behaviour;
    arrivals.push({
      at: new Date().toISOString(),
      idempotencyKey: headers["idempotency-key"]?.toString(),
      contentType: headers["content-type"],
      accept: headers.accept,
      body: parse(body),
      answered,
    });
    behaviours[answered](answer);
  }

  /** @param {URLSearchParams} wanted */
  function change(wanted) {
    const behaviour = wanted.get("behaviour") ?? service.behaviour;
    if (behaviour in behaviours) service.behaviour = /** @type {Behaviour} */ (behaviour);
    service.delay = Number(wanted.get("delay") ?? service.delay);
  }

  const server = createServer(async (request, answer) => {
    const { method, url, headers } = request;
    // A sender that dies midway has sent nothing.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    if (method === "POST" && url === "/behaviour") {
      change(new URLSearchParams(body));
      answer.writeHead(303, { Location: "/" }).end();
    } else if (method === "POST") {
      await take(body, headers, answer);
    } else if (url === "/arrivals") {
      answer.setHeader("Content-Type", "application/json").end(JSON.stringify(service.arrivals));
    } else {
      const html = page(service.arrivals, service.behaviour);
      answer.setHeader("Content-Type", "text/html; charset=utf-8").end(html);
    }
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  service.url = `http://127.0.0.1:${address.port}/submissions`;
  return service;
}
