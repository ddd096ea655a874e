/** Puts faults into a worker's bindings, with workers in front of D1 and the rate limiter. */
import { Response, type WorkerOptions } from "miniflare";
import { workerModule } from "../worker-module.ts";

export interface Faults {
  /** called for every D1 call; see d1-binding.ts */
  databaseFault?: (call: URLSearchParams) => string;
  /** how the rate limiter is broken */
  limiterFault?: "refuses" | "unreadable" | "hangs" | "nonsense";
}

/** Puts the faults into a worker's bindings. Returns the workers behind them. */
export function addFaults(site: WorkerOptions, { databaseFault, limiterFault }: Faults) {
  const behind: WorkerOptions[] = [];
  if (databaseFault) {
    const { DB } = Object(site.d1Databases);
    site.d1Databases = { REAL_DB: DB };
    site.wrappedBindings = { DB: "faulty-d1" };
    behind.push({
      name: "faulty-d1",
      ...workerModule("faults/d1-binding.ts"),
      d1Databases: { D1: DB },
      serviceBindings: {
        CONTROL: ({ url }: { url: string }) =>
          new Response(databaseFault(new URL(url).searchParams)),
      },
    });
  }
  if (limiterFault) {
    const name = "faulty-limiter";
    site.ratelimits = {};
    site.wrappedBindings = { ...site.wrappedBindings, LIMITER: name, BYTE_LIMITER: name };
    behind.push({
      name,
      ...workerModule("faults/limiter-binding.ts"),
      bindings: { FAULT: limiterFault },
    });
  }
  return behind;
}
