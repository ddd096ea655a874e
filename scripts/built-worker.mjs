// @ts-check
/** The built worker in workerd, set up as wrangler.toml says, with a database in memory. */
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { root } from "./tasks.mjs";

/**
 * Starts it on a free port of the loopback address; `dispose()` ends it.
 * @param {Record<string, string>} bindings values beside those of wrangler.toml
 */
export function startBuiltWorker(bindings) {
  const { workerOptions } = workerOptionsOf(join(root, "wrangler.toml"));
  return new Miniflare({
    ...workerOptions,
    modulesRoot: join(root, "build/worker"),
    modules: [{ type: "ESModule", path: join(root, "build/worker/entry.worker.js") }],
    d1Databases: { DB: "leads" },
    bindings: { ...workerOptions.bindings, ...bindings },
    assets: {
      directory: join(root, "build/client"),
      routerConfig: { has_user_worker: true },
      assetConfig: { html_handling: "none", not_found_handling: "none" },
    },
    cf: false,
    host: "127.0.0.1",
    port: 0,
  });
}
