/**
 * A stand-in for the external form-collection service: a small, real HTTP server that accepts the JSON,
 * shows what arrived, and misbehaves on request. `npm start` and the tests run it.
 */
import { once } from "node:events";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Arrival } from "./form-service/page.ts";
import { page } from "./form-service/page.ts";
import { signedAs } from "./form-service/signature.ts";

export type Behaviour = keyof typeof behaviours;
export type Answer = ServerResponse;

const say =
  (status: number, body?: string, headers: Record<string, string> = {}) =>
  (answer: Answer) =>
    void answer.writeHead(status, headers).end(body);

/** Writes a little every 100 ms for as long as someone reads. */
function keepWriting(answer: Answer, part: string) {
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
  "closed-for-long": say(503, "", { "Retry-After": "10800" }),
  deny: say(200, '{"success":false,"message":"no"}'),
  errors: say(200, '{"errors":[{"field":"email"}]}'),
  refuse: say(422, '{"errors":{"email":"no such domain"}}'),
  forbid: say(403, "<h1>Blocked</h1>"),
  gone: say(405, ""),
  "marked-deny": say(200, '\ufeff{"success":false}'),
  "long-deny": say(200, JSON.stringify({ form: "x".repeat(200_000), success: false })),
  "early-hints": (answer: Answer) => {
    answer.writeEarlyHints({ link: "</thanks.css>; rel=preload; as=style" });
    setImmediate(() => say(200, '{"success":true}')(answer));
  },
  garble: say(502, "\u0000\ufffd{{{"),
  redirect: say(302, "", { Location: "/elsewhere" }),
  reset: (answer: Answer) => void answer.socket?.resetAndDestroy(),
  "half-then-reset": (answer: Answer) => {
    answer.writeHead(200, { "Content-Length": "100" }).write('{"success":');
    setImmediate(() => answer.socket?.resetAndDestroy());
  },
  stall: () => {},
  trickle: (answer: Answer) => keepWriting(answer, " "),
  endless: (answer: Answer) => keepWriting(answer, "x".repeat(262_144)),
};

function parse(json: string) {
  try {
    return JSON.parse(json);
  } catch {
    return { unreadable: json };
  }
}

/**
 * Starts it on the loopback address; port 0 takes any free one.
 * `POST /submissions` takes a submission, `POST /mails` a mail, `GET /arrivals` lists what arrived as JSON,
 * `POST /behaviour` with `behaviour=fail` (and `delay=5000`, milliseconds) changes how it answers.
 * With `delay` a submission counts as arrived after the wait.
 * @param secrets that calls are signed with
 */
export async function startFormService(port: number, secrets = "") {
  const service = {
    behaviour: "accept" as Behaviour,
    /** How a submission is answered, by its body; null: as `behaviour` says. */
    choose: null as ((fields: { message: string }) => Behaviour) | null,
    /** One in this many submissions fails, whatever the behavior. 0 means none. */
    failEvery: 0,
    /** Milliseconds before each answer. */
    delay: 0,
    arrivals: [] as Arrival[],
    url: "",
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  async function take(body: string, headers: IncomingHttpHeaders, answer: Answer, mail = false) {
    const { arrivals, failEvery, delay } = service;
    await new Promise((done) => setTimeout(done, delay));
    const failing = failEvery > 0 && arrivals.length % failEvery === 0;
    const parsed = parse(body);
    const answered = failing ? "fail" : (service.choose?.(parsed) ?? service.behaviour);
    arrivals.push({
      at: new Date().toISOString(),
      idempotencyKey: headers["idempotency-key"]?.toString(),
      headers,
      raw: body,
      body: parsed,
      answered,
      signed: signedAs(secrets, headers, body),
      mail,
    });
    behaviours[answered](answer);
  }

  function change(wanted: URLSearchParams) {
    const behaviour = wanted.get("behaviour") ?? service.behaviour;
    if (behaviour in behaviours) service.behaviour = behaviour as Behaviour;
    service.delay = Number(wanted.get("delay") ?? service.delay);
  }

  /**
   * Whether a request comes from a program or from the stand-in's own page. A foreign page that a developer
   * has open may neither read what arrived, under a name of its own for this machine, nor post.
   */
  function isOurs({ host = "", origin }: IncomingHttpHeaders) {
    const bound = server.address() as AddressInfo;
    const names = ["127.0.0.1", "localhost", "[::1]"].map((name) => `${name}:${bound.port}`);
    return names.includes(host) && (origin === undefined || origin === `http://${host}`);
  }

  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    if (!isOurs(headers)) {
      request.resume();
      return void response.writeHead(403).end("This page is for programs of this machine alone.");
    }
    // A sender that dies midway has sent nothing.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    if (method === "POST" && url === "/behaviour") {
      change(new URLSearchParams(body));
      response.writeHead(303, { Location: "/" }).end();
    } else if (method === "POST") {
      await take(body, headers, response, url === "/mails");
    } else if (url === "/arrivals") {
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(service.arrivals));
    } else {
      const html = page(service.arrivals, service.behaviour, Object.keys(behaviours));
      response.setHeader("Content-Type", "text/html; charset=utf-8").end(html);
    }
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address() as AddressInfo;
  service.url = `http://127.0.0.1:${address.port}/submissions`;
  return service;
}
