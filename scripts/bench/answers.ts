/** Measures responses per second: each kind in turn, round after round. */
import autocannon from "autocannon";
import type { BuiltPage } from "../check/built.ts";
import {
  cpuOfChildren,
  files,
  finishedPages,
  NO_SERVICE,
  scripted,
  site,
  startWorkerd,
  urlOf,
} from "./workerd.ts";

const SECONDS = 1.5;
const CONNECTIONS = 16;

interface Case {
  what: string;
  path: string;
  post?: string;
  /** What Cloudflare tells the worker of the encodings that the browser takes. */
  encodings?: string;
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

/** A worker that answers with this page and does nothing else. */
const constantOf = ({ text, headers }: BuiltPage) =>
  scripted(
    "site",
    `const body = new Blob([${JSON.stringify(text)}]);
     const headers = new Headers(${JSON.stringify(headers)});
     export default { fetch: () => new Response(body, { headers }) };`,
  );

/** Requests a second; milliseconds of CPU for one. */
type Round = Record<"perSecond" | "cpu", number>;

async function load(one: Case & { url: string }): Promise<Round> {
  const { url, path, post, what, encodings: clientAcceptEncoding } = one;
  const before = cpuOfChildren();
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
  const cpu = (cpuOfChildren() - before) / requests.total;
  return { perSecond: requests.total / SECONDS, cpu };
}

/** Each case, round after round; before them, each once to warm up. */
export async function measureAnswers(rounds: number) {
  const { home, folder } = finishedPages();
  // A process for each, because Miniflare serves the files of one worker in it alone.
  const constant = await startWorkerd([constantOf(home)]);
  const file = await startWorkerd([files("site", folder)]);
  const whole = await startWorkerd(site(NO_SERVICE));
  const siteUrl = await urlOf(whole);
  const cases = [
    { url: await urlOf(constant), what: CONSTANT, path: "/" },
    { url: await urlOf(file), what: "home's bytes from a file", path: "/home.html" },
    ...siteCases.map((one) => ({ url: siteUrl, ...one })),
  ];
  const all = cases.map((one) => ({ ...one, measured: [] as Round[] }));
  for (const one of all) await load(one);
  for (let round = 0; round < rounds; round++) {
    for (const one of all) one.measured.push(await load(one));
  }
  for (const workerd of [constant, file, whole]) await workerd.dispose();
  return all;
}
