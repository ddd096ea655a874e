// @ts-check
/** The built worker in workerd, set up as wrangler.toml says, with a database in memory. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { root } from "./tasks.mjs";

/**
 * Miniflare's options for the worker and the files of a build.
 * @param {string} build folder @param {Record<string, string>} bindings values beside those of wrangler.toml
 */
export function builtWorker(build, bindings) {
  const { workerOptions } = workerOptionsOf(join(root, "wrangler.toml"));
  return {
    ...workerOptions,
    modulesRoot: join(build, "server"),
    modules: [{ type: /** @type {const} */ ("ESModule"), path: join(build, "server/worker.js") }],
    d1Databases: { DB: "leads" },
    bindings,
    assets: {
      directory: join(build, "client"),
      routerConfig: { has_user_worker: true },
      assetConfig: {
        html_handling: /** @type {const} */ ("none"),
        not_found_handling: /** @type {const} */ ("none"),
      },
    },
  };
}

/**
 * Starts it on a free port of the loopback address; `dispose()` ends it.
 * @param {Record<string, string>} bindings values beside those of wrangler.toml
 */
export const startBuiltWorker = (bindings) =>
  new Miniflare({
    ...builtWorker(join(root, "build"), bindings),
    cf: false,
    host: "127.0.0.1",
    port: 0,
  });

/** Makes the tables in an empty database. @param {Pick<D1Database, "prepare">} db */
export async function migrateDatabase(db) {
  const folder = join(root, "migrations");
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".sql")) continue;
    const statements = readFileSync(join(folder, file), "utf8").split("--> statement-breakpoint");
    for (const statement of statements) await db.prepare(statement).run();
  }
}
