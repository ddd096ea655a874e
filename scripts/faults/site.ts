/** The built site as the scenarios use it, in this process and with faults in its bindings. */
import { setTimeout as pause } from "node:timers/promises";
import { migrateDatabase, type Options, startBuiltWorker, sweepAt } from "../built-worker.ts";

export type Row = Record<string, unknown>;

/** What scenarios do with a site, in whatever process it runs. */
export interface Site {
  readonly origin: string;
  /** Runs the cron's sweep, as if that many milliseconds had passed. */
  sweep(later?: number): Promise<unknown>;
  rows(sql: string): Promise<Row[]>;
  /** Waits until no attempt is running, or the remaining leases belong to dead processes. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Every line that the sites have written. */
export const logged: string[] = [];

/** @param formService address that it sends leads to */
export async function startSite(formService: string, options: Options) {
  const miniflare = startBuiltWorker(
    { FORM_SERVICE_URL: formService, SWEEP_CALLS: "1000" },
    { log: (line) => logged.push(line), ...options },
  );
  const { origin } = await miniflare.ready;
  const binding = options.databaseFault ? "REAL_DB" : "DB";
  const db = (await miniflare.getD1Database(binding)) as unknown as D1Database;
  await migrateDatabase(db);
  const worker = await miniflare.getWorker();
  const rows = async (sql: string) => (await db.prepare(sql).all()).results;
  const isBusy = async () =>
    (await rows("select 1 from deliveries where lease_until is not null")).length > 0;
  return {
    origin,
    db,
    rows,
    sweep: (later?: number) => sweepAt(worker, later),
    idle: async () => {
      const deadline = Date.now() + 15_000;
      while ((await isBusy()) && Date.now() <= deadline) await pause(50);
    },
    stop: () => miniflare.dispose(),
  } satisfies Site & { db: D1Database };
}
