/** One workerd with several workers, each on its own socket, with no proxy in front. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Miniflare, type WorkerOptions } from "miniflare";
import { builtWorker } from "../built-worker.ts";
import { readBuilt } from "../check/built.ts";
import { root } from "../tasks.ts";

const client = join(root, "build/client");

/** A form service that nobody runs. */
export const NO_SERVICE = { FORM_SERVICE_URL: "http://[::1]:9/" };

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
 * The built worker, so that the socket leads only to it, and beside it another one with its files.
 * @param main text of a module before the worker
 */
export function site(bindings: Record<string, string>, main?: string): WorkerOptions[] {
  const { assets: _, ...worker } = builtWorker(bindings, main);
  return [{ ...worker, serviceBindings: { ASSETS: "files" } }, files("files", client)];
}

/** The finished pages home and contact; and the folder, until the end of this process, where each is a file. */
export function finishedPages() {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const { pages } = readBuilt(client);
  const [home, contact] = ["/", "/contact"].map((path) => pages.get(path));
  if (!home || !contact) throw new Error("The build has no home page or no contact page.");
  writeFileSync(join(folder, "home.html"), home.text);
  writeFileSync(join(folder, "contact.html"), contact.text);
  return { home, folder };
}

/** Milliseconds of CPU that all threads of this process's children have used; NaN if the system doesn't report it. */
export function cpuOfChildren() {
  try {
    const { pid } = process;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").match(/\d+/g) ?? [];
    const folders = children.map((child) => `/proc/${child}/task`);
    const threads = folders.flatMap((folder) => readdirSync(folder).map((id) => join(folder, id)));
    const nanoseconds = threads.map((thread) =>
      Number(readFileSync(join(thread, "schedstat"), "utf8").split(" ")[0]),
    );
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** The address of a worker's own socket. */
export const urlOf = async (miniflare: Miniflare, name = "site") =>
  (await miniflare.unsafeGetDirectURL(name)).origin;

export async function startWorkerd(workers: WorkerOptions[]) {
  const miniflare = new Miniflare({
    cf: false,
    host: "127.0.0.1",
    port: 0,
    // The site logs a line per delivery, which is of no use here.
    handleRuntimeStdio: (...streams: Readable[]) => {
      for (const stream of streams) stream.resume();
    },
    workers: workers.map((worker) => ({
      ...worker,
      unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    })),
  });
  await miniflare.ready;
  return miniflare;
}
