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

type Fresh = Awaited<ReturnType<typeof fresh>>;

/**
 * By the name of the row, what each round needed; CPU of the start beyond that of a worker which serves files alone.
 * The first request is home's, the next contact's, or a lead.
 */
export async function measureCold(build: string, rounds: number) {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const measured: Record<string, Fresh[]> = { "a file": [], this: [], "this, first lead": [] };
  const paths = ["/", "/contact"];
  const reads = (ending = "") => paths.map((path) => (url: string) => read(url + path + ending));
  const save = paths.map((path) => async (url: string) => {
    const page = await fetch(url + path);
    writeFileSync(join(folder, `${path.slice(1)}.html`), await page.text());
  });
  await fresh(site("site", build, settings), save);
  for (let round = 0; round < rounds; round++) {
    const all = [
      await fresh([files("site", folder)], reads(".html")),
      await fresh(site("site", build, settings), reads()),
      await fresh(site("site", build, settings, withoutDatabase), [post]),
    ];
    for (const [at, kept] of Object.values(measured).entries()) {
      const { start = 0, steps = [] } = all[at] ?? {};
      kept.push({ start: start - (all[0]?.start ?? 0), steps });
    }
  }
  rmSync(folder, { recursive: true });
  return measured;
}
