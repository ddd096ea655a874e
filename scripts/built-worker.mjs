// @ts-check
/** The built worker in workerd, set up as wrangler.toml says, with a local D1. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare, Response } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { root } from "./tasks.mjs";

/**
 * What a test may ask for beside the bindings.
 * @typedef {object} Options
 * @property {string} [persist] a directory for the database; without it, it is in memory
 * @property {number} [port] of the loopback address; without it, any free one
 * @property {string} [main] text of a module that stands before the worker and imports "./worker.js"
 * @property {string} [build] another folder than `build`, or than BUILD_FOLDER says
 * @property {(call: URLSearchParams) => string} [databaseFault] asked at every call of D1: scripts/faults/d1-binding.mjs
 * @property {boolean} [limiterFails] every call of the rate limiter is refused
 * @property {boolean} [limiterThrows] even to look at it throws, so that no route is reached
 * @property {(line: string) => void} [log] gets what the worker logs, instead of the terminal
 */

/** Where the worker was built; scripts/mutations.mjs builds others. */
const builtFolder = process.env.BUILD_FOLDER ?? join(root, "build");

const module = (/** @type {string} */ path) => ({
  modules: [{ type: /** @type {const} */ ("ESModule"), path: join(root, path) }],
});

/**
 * Miniflare's options for the worker and the files of a build.
 * @param {string} build folder @param {Record<string, string>} bindings values beside those of wrangler.toml
 * @returns {import("miniflare").WorkerOptions}
 */
export function builtWorker(build, bindings) {
  const { workerOptions } = workerOptionsOf(join(root, "wrangler.toml"));
  return {
    ...workerOptions,
    modulesRoot: join(build, "server"),
    modules: [{ type: "ESModule", path: join(build, "server/worker.js") }],
    bindings: { ...workerOptions.bindings, ...bindings },
    assets: {
      directory: join(build, "client"),
      routerConfig: { has_user_worker: true },
      assetConfig: {
        html_handling: "none",
        not_found_handling: "none",
      },
    },
  };
}

/**
 * The same worker behind a main module of its own text, which may import "./worker.js".
 * @param {import("miniflare").WorkerOptions} worker @param {string} contents
 */
export function withModule(worker, contents) {
  const { modulesRoot, modules } = /** @type {{ modulesRoot: string, modules: object[] }} */ (
    worker
  );
  const main = { type: "ESModule", path: join(modulesRoot, "main.js"), contents };
  return /** @type {import("miniflare").WorkerOptions} */ ({
    ...worker,
    modules: [main, ...modules],
  });
}

/**
 * Starts it on the loopback address; `dispose()` ends it.
 * @param {Record<string, string>} bindings values beside those of wrangler.toml
 * @param {Options} [options]
 */
export function startBuiltWorker(bindings, options = {}) {
  const { build = builtFolder, main, databaseFault, limiterFails, limiterThrows, log } = options;
  const faultyLimiter = limiterFails || limiterThrows;
  const built = builtWorker(build, bindings);
  const { ratelimits, d1Databases, ...worker } = main ? withModule(built, main) : built;
  const { DB } = Object(d1Databases);
  const wrappedBindings = {
    ...(databaseFault && { DB: "faulty-d1" }),
    ...(faultyLimiter && { LIMITER: "faulty-limiter" }),
  };
  return new Miniflare({
    host: "127.0.0.1",
    port: options.port ?? 0,
    cf: false,
    d1Persist: options.persist ?? false,
    ...(log && {
      /** @param {import("node:stream").Readable} stdout @param {import("node:stream").Readable} stderr */
      handleRuntimeStdio(stdout, stderr) {
        for (const stream of [stdout, stderr]) {
          stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
            for (const line of text.split("\n")) if (line) log(line);
          });
        }
      },
    }),
    workers: [
      {
        ...worker,
        name: "site",
        ...(faultyLimiter ? {} : { ratelimits }),
        d1Databases: databaseFault ? { REAL_DB: DB } : { DB },
        wrappedBindings,
      },
      ...(databaseFault
        ? [
            {
              name: "faulty-d1",
              ...module("scripts/faults/d1-binding.mjs"),
              d1Databases: { D1: DB },
              serviceBindings: {
                CONTROL: (/** @type {{ url: string }} */ { url }) =>
                  new Response(databaseFault(new URL(url).searchParams)),
              },
            },
          ]
        : []),
      ...(faultyLimiter
        ? [
            {
              name: "faulty-limiter",
              ...module("scripts/faults/limiter-binding.mjs"),
              bindings: { THROWS: limiterThrows ?? false },
            },
          ]
        : []),
    ],
  });
}

/** Makes the tables in a database that has none. @param {Pick<D1Database, "prepare" | "batch">} db */
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
