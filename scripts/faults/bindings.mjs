// @ts-check
/** Puts faults into a worker's bindings, with workers in front of D1 and the rate limiter. */
import { join } from "node:path";
import { Response } from "miniflare";
import { root } from "../tasks.mjs";

/** @typedef {import("miniflare").WorkerOptions} WorkerOptions */

/**
 * @typedef {object} Faults
 * @property {(call: URLSearchParams) => string} [databaseFault] called for every D1 call; see d1-binding.mjs
 * @property {"refuses" | "unreadable" | "hangs" | "nonsense"} [limiterFault] how the rate limiter is broken
 */

/** @param {string} file @returns {import("miniflare").SourceOptions} */
const module = (file) => ({
  modules: [{ type: "ESModule", path: join(root, "scripts/faults", file) }],
});

/** @param {WorkerOptions} worker @param {Faults} faults @returns {WorkerOptions[]} */
export function withFaults(worker, { databaseFault, limiterFault }) {
  const { DB } = Object(worker.d1Databases);
  const workers = [worker];
  worker.wrappedBindings = {};
  if (databaseFault) {
    worker.d1Databases = { REAL_DB: DB };
    worker.wrappedBindings.DB = "faulty-d1";
    workers.push({
      name: "faulty-d1",
      ...module("d1-binding.mjs"),
      d1Databases: { D1: DB },
      serviceBindings: {
        CONTROL: (/** @type {{ url: string }} */ { url }) =>
          new Response(databaseFault(new URL(url).searchParams)),
      },
    });
  }
  if (limiterFault) {
    worker.ratelimits = {};
    for (const name of ["LIMITER", "BYTE_LIMITER"]) worker.wrappedBindings[name] = "faulty-limiter";
    workers.push({
      name: "faulty-limiter",
      ...module("limiter-binding.mjs"),
      bindings: { FAULT: limiterFault },
    });
  }
  return workers;
}
