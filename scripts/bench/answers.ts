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
  worker: string;
  path: string;
  post?: string;
}

/** Requests a second; milliseconds of CPU for one. */
export interface Rounds {
  perSecond: number[];
  cpu: number[];
}

/** The requests to make of a build. */
const siteCases = (worker: string): Case[] => [
  { what: "home, finished", worker, path: "/" },
  { what: "home rendered, with a notice", worker, path: "/?sent=contact" },
  { what: "contact rendered, with a notice", worker, path: "/contact?sent=contact" },
  { what: "contact refused with 422", worker, path: "/contact", post: "form=contact&name=A" },
  { what: "a search of the blog", worker, path: "/blog?q=cloud" },
];

/** A worker that answers with these bytes and headers and does nothing else. */
const constantOf = async (page: Response) => {
  const text = await page.text();
  const headers = JSON.stringify([...page.headers].filter(([name]) => name !== "content-length"));
  return scripted(
    "constant",
    `const body = new Blob([${JSON.stringify(text)}]);
     const headers = new Headers(${headers});
     export default { fetch: () => new Response(body, { headers }) };`,
  );
};

/** The home page as sent, from a build started just for this. */
async function homeOf(build: string) {
  const workerd = await startWorkerd([
    ...site("site", build, { FORM_SERVICE_URL: "http://[::1]:9/" }),
  ]);
  const answer = await fetch(`${await workerd.url("site")}/`);
  const page = new Response(await answer.arrayBuffer(), answer);
  await workerd.stop();
  return page;
}

/** Returns the answers in a round. */
async function load(url: string, { path, post, what }: Case) {
  const { requests, errors, timeouts, non2xx } = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
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

/**
 * Measures each case of each build, by "worker: what".
 * @param builds folders by name; the first is the one the constant is made of
 */
export async function measureAnswers(builds: Record<string, string>, rounds: number) {
  const home = await homeOf(Object.values(builds)[0] ?? "");
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  writeFileSync(join(folder, "home.html"), await home.clone().text());
  // A process for each, because Miniflare serves the files of one worker in it alone.
  const kinds: [WorkerOptions[], Case[]][] = [
    [
      [scripted("hello", `export default { fetch: () => new Response("hello") }`)],
      [{ what: "hello world", worker: "hello", path: "/" }],
    ],
    [
      [await constantOf(home)],
      [{ what: "home's bytes from a constant", worker: "constant", path: "/" }],
    ],
    [
      [files("assets", folder)],
      [{ what: "home's bytes from a file", worker: "assets", path: "/home.html" }],
    ],
    ...Object.entries(builds).map(([name, build]): [WorkerOptions[], Case[]] => [
      site(name, build, { FORM_SERVICE_URL: "http://[::1]:9/" }),
      siteCases(name),
    ]),
  ];
  const running = [];
  for (const [workers, cases] of kinds)
    running.push({ workerd: await startWorkerd(workers), cases });
  const measured: Map<string, Rounds> = new Map();
  for (let round = -1; round < rounds; round++) {
    for (const { workerd, cases } of running) {
      for (const one of cases) {
        const url = await workerd.url(one.worker);
        const before = workerd.cpu();
        const count = await load(url, one);
        const cpu = (workerd.cpu() - before) / count;
        // The first round only warms up.
        if (round < 0) continue;
        const key = `${one.worker}: ${one.what}`;
        const kept = measured.get(key) ?? { perSecond: [], cpu: [] };
        kept.perSecond.push(count / SECONDS);
        kept.cpu.push(cpu);
        measured.set(key, kept);
      }
    }
  }
  for (const { workerd } of running) await workerd.stop();
  rmSync(folder, { recursive: true });
  return measured;
}
