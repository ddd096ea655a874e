/** Puts faults into a worker's bindings, with workers in front of D1 and the rate limiter. */
import { Response, type WorkerOptions } from "miniflare";
import { workerModule } from "../worker-module.ts";

export interface Faults {
  /** called for every D1 call; see d1-binding.ts */
  databaseFault?: (call: URLSearchParams) => string;
  /** how the rate limiter is broken */
  limiterFault?: "refuses" | "unreadable" | "hangs" | "nonsense";
}

export function withFaults(
  worker: WorkerOptions,
  { databaseFault, limiterFault }: Faults,
): WorkerOptions[] {
  const { DB } = Object(worker.d1Databases);
  const workers = [worker];
  worker.wrappedBindings = {};
  if (databaseFault) {
    worker.d1Databases = { REAL_DB: DB };
    worker.wrappedBindings.DB = "faulty-d1";
    workers.push({
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
    worker.ratelimits = {};
    for (const name of ["LIMITER", "BYTE_LIMITER"]) worker.wrappedBindings[name] = "faulty-limiter";
    workers.push({
      name: "faulty-limiter",
      ...workerModule("faults/limiter-binding.ts"),
      bindings: { FAULT: limiterFault },
    });
  }
  return workers;
}
