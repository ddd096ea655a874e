/** The built worker in workerd, set up as wrangler.toml says, with a local D1. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Fetcher } from "@cloudflare/workers-types/experimental";
import { Miniflare, type WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { addFaults, type Faults } from "./faults/bindings.ts";
import "./fresh-connections.ts";
import "./steady-wait.ts";
import { root } from "./tasks.ts";
import { workerModule } from "./worker-module.ts";

/** What a test can set besides the bindings. */
export interface Options extends Faults {
  /** another folder than `build` */
  build?: string;
  /** a directory for the database; without it, it is in memory */
  persist?: string;
  /** of the loopback address; without it, any free one */
  port?: number;
  /** text of a module that stands before the worker and imports "./worker.js" */
  main?: string;
  /** that a debugger attaches to; without it, none can */
  inspectorPort?: number;
  /** where mails are shown; without it, Miniflare alone takes them */
  mails?: string;
  /** gets what the worker logs, instead of the terminal */
  log?: (line: string) => void;
}

/**
 * Miniflare's options for the worker and its files.
 * @param bindings values beside those of wrangler.toml
 * @param main text of a module before the worker
 * @param build folder
 */
export function builtWorker(
  bindings: Record<string, string>,
  main?: string,
  build = join(root, "build"),
): WorkerOptions {
  const { workerOptions } = workerOptionsOf(join(root, "wrangler.toml"));
  const module = (name: string, contents = "") => ({
    type: "ESModule" as const,
    path: join(build, "server", name),
    ...(contents && { contents }),
  });
  return {
    ...workerOptions,
    name: "site",
    modulesRoot: join(build, "server"),
    modules: [...(main ? [module("main.js", main)] : []), module("worker.js")],
    bindings: { ...workerOptions.bindings, ...bindings },
    assets: workerOptions.assets && { ...workerOptions.assets, directory: join(build, "client") },
  };
}

/** Puts scripts/mail-binding.ts in the place of Miniflare's own binding. Returns the workers behind it. */
function addMails(site: WorkerOptions, mails?: string): WorkerOptions[] {
  if (!mails) return [];
  site.email = {};
  site.wrappedBindings = { ...site.wrappedBindings, MAIL: "mail" };
  return [{ name: "mail", ...workerModule("mail-binding.ts"), bindings: { MAILS: mails } }];
}

/** Writes the path it is asked for into both streams of the log: what was logged before has been read by then. */
const logMark: WorkerOptions = {
  name: "log-mark",
  modules: true,
  script: `export default { fetch({ url }) {
    const { pathname } = new URL(url);
    console.log(pathname);
    console.error(pathname);
    return new Response();
  } }`,
};

/**
 * Starts it on the loopback address; `dispose()` ends it.
 * @param bindings values beside those of wrangler.toml
 */
export function startBuiltWorker(bindings: Record<string, string>, options: Options = {}) {
  const { build, persist = false, main, log, port = 0, inspectorPort, mails } = options;
  const site = builtWorker(bindings, main, build);
  return new Miniflare({
    host: "127.0.0.1",
    port,
    inspectorPort,
    cf: false,
    d1Persist: persist,
    handleRuntimeStdio: log
      ? (...streams: Readable[]) => {
          for (const input of streams) createInterface({ input }).on("line", log);
        }
      : undefined,
    workers: [
      site,
      ...addFaults(site, options),
      ...addMails(site, mails),
      ...(log ? [logMark] : []),
    ],
  });
}

/** Creates the tables in an empty database. */
export async function migrateDatabase(db: Pick<D1Database, "prepare" | "batch">) {
  const known = "select name from sqlite_master where name = 'deliveries'";
  if (await db.prepare(known).first()) return;
  const folder = join(root, "migrations");
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  const statements = files
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split("--> statement-breakpoint"));
  await db.batch(statements.map((statement) => db.prepare(statement)));
}

/** Runs the cron's sweep, as if `later` milliseconds had passed. */
export const sweepAt = (worker: Pick<Fetcher, "scheduled">, later = 0) =>
  worker.scheduled({ scheduledTime: new Date(Date.now() + later) });
