/** How long the first visitor to a fresh isolate waits, and the first lead. */
import type { WorkerOptions } from "miniflare";
import { post, withoutDatabase } from "./lead-cost.ts";
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

const hello = scripted("hello", `export default { fetch: () => new Response("hello") }`);

const read = async (url: string) => (await fetch(url)).arrayBuffer();

/**
 * What a new workerd needs: milliseconds of CPU until it has started, and for each request in turn CPU and wait.
 * @param workers one of them called "site"
 */
async function fresh(workers: WorkerOptions[], requests: ((url: string) => Promise<unknown>)[]) {
  const before = cpuOfChildren();
  const workerd = await startWorkerd([hello, ...workers]);
  // The process is slow to answer its first request, whatever the site does.
  await read(await urlOf(workerd, "hello"));
  const start = cpuOfChildren() - before;
  const url = await urlOf(workerd);
  const steps = [];
  for (const request of requests) {
    const [cpu, since] = [cpuOfChildren(), performance.now()];
    await request(url);
    steps.push({ cpu: cpuOfChildren() - cpu, wait: performance.now() - since });
  }
  await workerd.dispose();
  return { start, steps };
}

/**
 * By the name of the row, what each round needed; CPU of the start beyond that of a worker which serves files alone.
 * The first request is home's, the next contact's, or a lead.
 */
export async function measureCold(rounds: number) {
  const { folder } = finishedPages();
  const reads = (...paths: string[]) => paths.map((path) => (url: string) => read(url + path));
  const measure = async () => {
    const file = await fresh([files("site", folder)], reads("/home.html", "/contact.html"));
    const all = {
      "a file": file,
      this: await fresh(site(NO_SERVICE), reads("/", "/contact")),
      "this, first lead": await fresh(site(NO_SERVICE, withoutDatabase), [post]),
    };
    return Object.entries(all).map(([name, { start, steps }]) => ({
      name,
      start: start - file.start,
      steps,
    }));
  };
  const measured = [];
  for (let round = 0; round < rounds; round++) measured.push(...(await measure()));
  return measured;
}
