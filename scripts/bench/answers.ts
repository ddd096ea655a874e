/** Measures responses per second: each kind in turn, round after round. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import type { WorkerOptions } from "miniflare";
import { files, scripted, site, startWorkerd } from "./workerd.ts";

const SECONDS = 1.5;
const CONNECTIONS = 16;

interface Case {
  what: string;
  path: string;
  post?: string;
  /** What Cloudflare tells the worker of the encodings that the browser takes. */
  encodings?: string;
}

/** Requests a second; milliseconds of CPU for one. */
export interface Rounds {
  perSecond: number[];
  cpu: number[];
}

const siteCases: Case[] = [
  { what: "home, finished", path: "/" },
  { what: "home as a browser takes it (brotli)", path: "/", encodings: "gzip, deflate, br" },
  { what: "home rendered, with a notice", path: "/?sent=contact" },
  { what: "contact refused with 422", path: "/contact", post: "form=contact&name=A" },
  { what: "a search of the blog", path: "/blog?q=cloud" },
];
/** The case whose CPU the others are compared with. */
export const CONSTANT = "home's bytes from a constant";

/** A worker that answers with these bytes and headers and does nothing else. */
const constantOf = (text: string, page: Response) => {
  const headers = JSON.stringify([...page.headers].filter(([name]) => name !== "content-length"));
  return scripted(
    "site",
    `const body = new Blob([${JSON.stringify(text)}]);
     const headers = new Headers(${headers});
     export default { fetch: () => new Response(body, { headers }) };`,
  );
};

/** Returns the answers in a round. */
async function load(url: string, { path, post, what, encodings: clientAcceptEncoding }: Case) {
  const { requests, errors, timeouts, non2xx } = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { "MF-CF-Blob": JSON.stringify({ clientAcceptEncoding }) },
    ...(post !== undefined && {
      method: "POST",
      body: post,
      // A visitor on this machine, whom the rate limiter lets through.
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "CF-Connecting-IP": "127.0.0.1",
      },
    }),
  });
  if (errors + timeouts > 0 || (post === undefined && non2xx > 0)) {
    throw new Error(`${what}: ${errors} errors, ${timeouts} timeouts, ${non2xx} other answers`);
  }
  return requests.total;
}

/** Measures each case, by its name. */
export async function measureAnswers(build: string, rounds: number) {
  const ofSite = await startWorkerd(site("site", build, { FORM_SERVICE_URL: "http://[::1]:9/" }));
  const response = await fetch(`${await ofSite.url("site")}/`);
  const home = await response.text();
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  writeFileSync(join(folder, "home.html"), home);
  // A process for each, because Miniflare serves the files of one worker in it alone.
  const alone = (worker: WorkerOptions) => startWorkerd([worker]);
  const running: [typeof ofSite, Case[]][] = [
    [await alone(constantOf(home, response)), [{ what: CONSTANT, path: "/" }]],
    [
      await alone(files("site", folder)),
      [{ what: "home's bytes from a file", path: "/home.html" }],
    ],
    [ofSite, siteCases],
  ];
  const measured: Map<string, Rounds> = new Map();
  for (let round = -1; round < rounds; round++) {
    for (const [workerd, cases] of running) {
      const url = await workerd.url("site");
      for (const one of cases) {
        const before = workerd.cpu();
        const count = await load(url, one);
        const cpu = (workerd.cpu() - before) / count;
        // The first round only warms up.
        if (round < 0) continue;
        const kept = measured.get(one.what) ?? { perSecond: [], cpu: [] };
        kept.perSecond.push(count / SECONDS);
        kept.cpu.push(cpu);
        measured.set(one.what, kept);
      }
    }
  }
  for (const [workerd] of running) await workerd.stop();
  rmSync(folder, { recursive: true });
  return measured;
}
