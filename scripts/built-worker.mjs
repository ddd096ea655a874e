// @ts-check
/** The built worker in workerd, set up as wrangler.toml says, with a local D1. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { withFaults } from "./faults/bindings.mjs";
import "./steady-wait.mjs";
import { root } from "./tasks.mjs";

/** @typedef {import("miniflare").WorkerOptions} WorkerOptions */

/**
 * What a test can set besides the bindings.
 * @typedef {object} OwnOptions
 * @property {string} [persist] a directory for the database; without it, it is in memory
 * @property {number} [port] of the loopback address; without it, any free one
 * @property {string} [main] text of a module that stands before the worker and imports "./worker.js"
 * @property {string} [build] another folder than `build`
 * @property {number} [inspectorPort] that a debugger attaches to; without it, none can
 * @property {string} [mails] where mails are shown; without it, Miniflare alone takes them
 * @property {(line: string) => void} [log] gets what the worker logs, instead of the terminal
 * @typedef {OwnOptions & import("./faults/bindings.mjs").Faults} Options
 */

const builtFolder = join(root, "build");

/**
 * Miniflare's options for the worker and the files of a build.
 * @param {string} build folder @param {Record<string, string>} bindings values beside those of wrangler.toml
 * @param {string} [main] text of a module before the worker
 * @returns {WorkerOptions}
 */
export function builtWorker(build, bindings, main) {
  const { workerOptions } = workerOptionsOf(join(root, "wrangler.toml"));
  const module = (/** @type {string} */ name, contents = "") => ({
    type: /** @type {const} */ ("ESModule"),
    path: join(build, "server", name),
    ...(contents && { contents }),
  });
  return {
    ...workerOptions,
    name: "site",
    modulesRoot: join(build, "server"),
    modules: [...(main ? [module("main.js", main)] : []), module("worker.js")],
    bindings: { ...workerOptions.bindings, ...bindings },
    assets: {
      directory: join(build, "client"),
      routerConfig: { has_user_worker: true },
      assetConfig: { html_handling: "none", not_found_handling: "none" },
    },
  };
}

/** Puts scripts/mail-binding.mjs in the place of Miniflare's own binding. @param {WorkerOptions[]} workers @param {string} [mails] */
function withMails([worker, ...others], mails) {
  if (!worker || !mails) return worker ? [worker, ...others] : others;
  const wrappedBindings = { ...worker.wrappedBindings, MAIL: "mail" };
  const mail = {
    name: "mail",
    modules: [
      { type: /** @type {const} */ ("ESModule"), path: join(root, "scripts/mail-binding.mjs") },
    ],
    bindings: { MAILS: mails },
  };
  return [{ ...worker, email: {}, wrappedBindings }, ...others, mail];
}

/**
 * Starts it on the loopback address; `dispose()` ends it.
 * @param {Record<string, string>} bindings values beside those of wrangler.toml
 * @param {Options} [options]
 */
export function startBuiltWorker(bindings, options = {}) {
  const { build = builtFolder, main, log, port = 0, inspectorPort, ...others } = options;
  const { persist = false, mails, ...faults } = others;
  return new Miniflare({
    host: "127.0.0.1",
    port,
    inspectorPort,
    cf: false,
    d1Persist: persist,
    handleRuntimeStdio: log
      ? (/** @type {import("node:stream").Readable[]} */ ...streams) => {
          for (const input of streams) createInterface({ input }).on("line", log);
        }
      : undefined,
    workers: withMails(withFaults(builtWorker(build, bindings, main), faults), mails),
  });
}

/** Creates the tables in an empty database. @param {Pick<D1Database, "prepare" | "batch">} db */
export async function migrateDatabase(db) {
  const known = "select name from sqlite_master where name = 'deliveries'";
  if (await db.prepare(known).first()) return;
  const folder = join(root, "migrations");
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  const statements = files
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split("--> statement-breakpoint"));
  await db.batch(statements.map((statement) => db.prepare(statement)));
}

/**
 * Runs the cron's sweep, as if `later` milliseconds had passed.
 * @param {Pick<import("@cloudflare/workers-types/experimental").Fetcher, "scheduled">} worker @param {number} [later]
 */
export const sweepAt = (worker, later = 0) =>
  worker.scheduled({ scheduledTime: new Date(Date.now() + later) });
