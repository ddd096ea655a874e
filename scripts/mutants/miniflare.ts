/**
 * Stands for miniflare in the copy's tests: before the site's worker come a module that says which mutant
 * is active, and one that tells which mutants were met.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import type { MiniflareOptions, WorkerOptions } from "miniflare";
import { state } from "./state.ts";

const real: typeof import("miniflare") = createRequire(import.meta.url)("miniflare");

export const { Response } = real;

/** Where the second module answers with what was met since it was last asked. */
const ADDRESS = "/__met__";

/** @param entry the module that was the first */
const reportingEntry = (entry: string) => `import "./switch.js";
import worker from "./${entry}";
const { mutantCoverage } = globalThis.__stryker__;
export default {
  ...worker,
  fetch(request, env, ctx) {
    if (!request.url.endsWith("${ADDRESS}")) return worker.fetch(request, env, ctx);
    const met = Object.keys(mutantCoverage.static);
    mutantCoverage.static = {};
    return Response.json(met);
  },
};`;

function siteOf(options: MiniflareOptions) {
  if (!("workers" in options)) return undefined;
  const workers: WorkerOptions[] = options.workers;
  return workers.find(({ name }) => name === "site");
}

function switched(options: MiniflareOptions) {
  const site = siteOf(options);
  if (!site || !("modules" in site) || !Array.isArray(site.modules)) return options;
  const folder = String(site.modulesRoot);
  const entry = site.modules[0]?.path.slice(folder.length + 1) ?? "";
  const { activeMutant, hitCount, hitLimit } = state;
  const own = { activeMutant, hitCount, hitLimit, mutantCoverage: { static: {} } };
  const texts = {
    "reporting.js": reportingEntry(entry),
    "switch.js": `globalThis.__stryker__ = ${JSON.stringify(own)};`,
  };
  const modules = Object.entries(texts).map(([name, contents]) => ({
    type: "ESModule" as const,
    path: join(folder, name),
    contents,
  }));
  site.modules = [...modules, ...site.modules];
  return options;
}

export class Miniflare extends real.Miniflare {
  constructor(options: MiniflareOptions) {
    super(switched(options));
    if (!siteOf(options)) return;
    state.workers.set(this, async () => {
      const response = await this.dispatchFetch(`http://site${ADDRESS}`);
      return (await response.json()) as string[];
    });
  }

  override async dispose() {
    const ask = state.workers.get(this);
    state.workers.delete(this);
    // While a mutant is tried, nobody asks what was met.
    if (ask && state.activeMutant === undefined)
      state.stopped.push(...(await ask().catch(() => [])));
    return super.dispose();
  }
}
