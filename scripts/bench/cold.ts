/** How long the first visitor to a fresh isolate waits, and the first lead. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WorkerOptions } from "miniflare";
import { post, withoutDatabase } from "./lead-cost.ts";
import { files, scripted, site, startWorkerd } from "./workerd.ts";

const hello = `export default { fetch: () => new Response("hello") }`;
const settings = { FORM_SERVICE_URL: "http://[::1]:9/" };

const read = async (url: string) => (await fetch(url)).arrayBuffer();

/**
 * What a new workerd needs: milliseconds of CPU until it has started, and for each request in turn CPU and wait.
 * @param workers one of them called "site"
 */
async function fresh(workers: WorkerOptions[], requests: ((url: string) => Promise<unknown>)[]) {
  const workerd = await startWorkerd([scripted("hello", hello), ...workers]);
  // The process is slow to answer its first request, whatever the site does.
  await read(await workerd.url("hello"));
  const start = workerd.cpu();
  const url = await workerd.url("site");
  const steps = [];
  for (const request of requests) {
    const [cpu, since] = [workerd.cpu(), performance.now()];
    await request(url);
    steps.push({ cpu: workerd.cpu() - cpu, wait: performance.now() - since });
  }
  await workerd.stop();
  return { start, steps };
}

/**
 * A row of the table, each with one value per round: CPU of the start beyond that of a worker which serves files
 * alone, CPU and wait of the first answer, wait of a second page's.
 */
export interface Cold {
  start: number[];
  first: number[];
  wait: number[];
  next: number[];
}

/** The rows by their names. */
export async function measureCold(builds: Record<string, string>, rounds: number) {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const measured: Map<string, Cold> = new Map();
  type One = Awaited<ReturnType<typeof fresh>>;
  const keep = (name: string, { start, steps }: One, bare: number) => {
    const kept = measured.get(name) ?? { start: [], first: [], wait: [], next: [] };
    kept.start.push(start - bare);
    kept.first.push(steps[0]?.cpu ?? Number.NaN);
    kept.wait.push(steps[0]?.wait ?? Number.NaN);
    kept.next.push(steps[1]?.wait ?? Number.NaN);
    measured.set(name, kept);
  };
  const [page, next] = ["/", "/contact"].map((path) => (url: string) => read(url + path));
  const pages = page && next ? [page, next] : [];
  for (const [name, build] of Object.entries(builds)) {
    await fresh(site("site", build, settings), [
      async (url) => writeFileSync(join(folder, "home.html"), await (await fetch(url)).text()),
      async (url) =>
        writeFileSync(join(folder, "contact.html"), await (await fetch(`${url}/contact`)).text()),
    ]);
    if (name === "site") break;
  }
  for (let round = 0; round < rounds; round++) {
    const both = ["home", "contact"].map((name) => (url: string) => read(`${url}/${name}.html`));
    const file = await fresh([files("site", folder)], both);
    keep("a file", file, file.start);
    for (const [name, build] of Object.entries(builds)) {
      keep(name, await fresh(site("site", build, settings), pages), file.start);
      const lead = site("site", build, settings, withoutDatabase);
      keep(`${name}, first lead`, await fresh(lead, [post]), file.start);
    }
  }
  rmSync(folder, { recursive: true });
  return measured;
}
