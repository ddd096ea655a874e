/** One workerd with several workers, each on its own socket, with no proxy in front. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Miniflare, type WorkerOptions } from "miniflare";
import { builtWorker } from "../built-worker.ts";

/** Port 0 is any free one. */
const ownSocket = [{ host: "127.0.0.1", port: 0 }];

/** A worker from source text, with the same compatibility settings as the site. */
export function scripted(name: string, script: string): WorkerOptions {
  const { compatibilityDate, compatibilityFlags } = builtWorker({});
  return { name, modules: true, script, compatibilityDate, compatibilityFlags };
}

/** A worker that serves the files of a folder and does nothing else. */
export const files = (name: string, directory: string): WorkerOptions => ({
  ...scripted(name, "export default { fetch: () => new Response(null, { status: 404 }) }"),
  assets: {
    directory,
    routerConfig: { has_user_worker: true },
    assetConfig: { html_handling: "none", not_found_handling: "none" },
  },
});

/**
 * The worker of a build, so that the socket leads only to it, and beside it another one with its files.
 * @param build folder
 * @param main text of a module before the worker
 */
export function site(
  name: string,
  build: string,
  bindings: Record<string, string>,
  main?: string,
): WorkerOptions[] {
  const { assets: _, ...worker } = builtWorker(bindings, main, build);
  const serviceBindings = { ASSETS: `${name}-files` };
  return [{ ...worker, name, serviceBindings }, files(`${name}-files`, join(build, "client"))];
}

/** CPU time so far of a process with all its threads, in milliseconds. NaN if the system doesn't report it. */
function cpuOf(pid: number) {
  try {
    const folder = `/proc/${pid}/task`;
    const nanoseconds = readdirSync(folder).map((thread) =>
      Number(readFileSync(join(folder, thread, "schedstat"), "utf8").split(" ")[0]),
    );
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** The processes that this one started. */
function children() {
  try {
    const { pid } = process;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  } catch {
    return [];
  }
}

export async function startWorkerd(workers: WorkerOptions[]) {
  const before = children();
  const miniflare = new Miniflare({
    cf: false,
    host: "127.0.0.1",
    port: 0,
    // The site logs a line per delivery, which is of no use here.
    handleRuntimeStdio: (...streams: Readable[]) => {
      for (const stream of streams) stream.resume();
    },
    workers: workers.map((worker) => ({ ...worker, unsafeDirectSockets: ownSocket })),
  });
  await miniflare.ready;
  const pid = children().find((one) => !before.includes(one)) ?? 0;
  return {
    miniflare,
    /** The address of a worker's own socket. */
    url: async (name: string) => (await miniflare.unsafeGetDirectURL(name)).origin,
    /** Milliseconds of CPU that workerd has used so far. */
    cpu: () => cpuOf(pid),
    stop: () => miniflare.dispose(),
  };
}
