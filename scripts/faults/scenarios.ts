/** What can go wrong, one function each. Each returns its results; scripts/faults.ts runs them and prints the table. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateDatabase, type Options, startBuiltWorker, sweepAt } from "../built-worker.ts";
import { startFormService } from "../form-service.ts";
import { type Row, startKillableSite } from "./killable-site.ts";
import { type FormService, openLedger } from "./ledger.ts";
import { watchSpacing } from "./spacing.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const pending = "select count(*) as n from deliveries where state = 'pending'";

export interface Run {
  /** gets every line the site writes */
  log: (line: string) => void;
}

/** Runs the cron in steps of an hour until nothing is waiting. */
async function drain(
  sweep: (later: number) => Promise<unknown>,
  rows: (sql: string) => Promise<Row[]>,
) {
  for (let step = 1; step <= 30; step++) {
    await sweep(step * 70 * MINUTE);
    if ((await rows(pending))[0]?.n === 0) return;
  }
}

interface Common {
  origin: () => string;
  service: FormService;
  ledger: ReturnType<typeof openLedger>;
}

interface KillableTools extends Common {
  site: () => Awaited<ReturnType<typeof startKillableSite>>;
  restart: () => Promise<void>;
}

interface Tools extends Common {
  sweep: (later?: number) => Promise<unknown>;
  rows: (sql: string) => Promise<Row[]>;
  /** Waits until no attempt is running, or the remaining leases belong to dead processes. */
  idle: () => Promise<void>;
  db: D1Database;
}

export type Result = ReturnType<Common["ledger"]["balance"]> & { note?: unknown };

/** May return a note for the table. */
type Story<Given> = (tools: Given) => Promise<unknown>;

/** A site that can be killed, a form service and the books, with a final delivery of everything at the end. */
async function withKillableSite({ log }: Run, story: Story<KillableTools>) {
  const service = await startFormService(0);
  const persist = mkdtempSync(join(tmpdir(), "faults-"));
  const ledger = openLedger(service);
  let site = await startKillableSite(persist, service.url, log);
  const restart = async () => {
    await site.kill();
    site = await startKillableSite(persist, service.url, log);
  };
  try {
    const note = await story({
      site: () => site,
      origin: () => site.origin,
      restart,
      service,
      ledger,
    });
    service.behaviour = "accept";
    service.failEvery = 0;
    service.delay = 0;
    await drain(
      (later) => site.sweep(later),
      (sql) => site.rows(sql),
    );
    return { ...ledger.balance(), note };
  } finally {
    await site.kill();
    await service.close();
    rmSync(persist, { recursive: true, force: true });
  }
}

/** The same in one process, with faults in its bindings. */
async function withSite(
  { log }: Run,
  { bindings = {}, ...options }: Options & { bindings?: Record<string, string> },
  story: Story<Tools>,
) {
  const service = await startFormService(0);
  const ledger = openLedger(service);
  const miniflare = startBuiltWorker(
    { FORM_SERVICE_URL: service.url, SWEEP_CALLS: "1000", ...bindings },
    { ...options, log },
  );
  const { origin } = await miniflare.ready;
  const db = (await miniflare.getD1Database(
    options.databaseFault ? "REAL_DB" : "DB",
  )) as unknown as D1Database;
  await migrateDatabase(db);
  const worker = await miniflare.getWorker();
  const sweep = (later = 0) => sweepAt(worker, later);
  const rows = async (sql: string) => (await db.prepare(sql).all()).results;
  const idle = async () => {
    const deadline = Date.now() + 15_000;
    while ((await rows("select 1 from deliveries where lease_until is not null")).length > 0) {
      if (Date.now() > deadline) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  try {
    const note = await story({ origin: () => origin, service, ledger, sweep, rows, idle, db });
    service.behaviour = "accept";
    service.delay = 0;
    await idle();
    await drain(sweep, rows);
    return { ...ledger.balance(), note };
  } finally {
    await miniflare.dispose();
    await service.close();
  }
}

/**
 * A day of the cron, minute by minute, with 1,000 leads that the service does not take, and so many workers
 * that die between a call and its record.
 */
function dayOf(run: Run, behaviour: "fail" | "refuse", deaths: number) {
  let dying = 0;
  const databaseFault = (call: URLSearchParams) =>
    call.get("step") === "record" && dying-- > 0 ? "refuse" : "";
  return withSite(run, { databaseFault }, async ({ origin, service, ledger, sweep, idle }) => {
    const spacing = watchSpacing(service);
    service.behaviour = behaviour;
    await ledger.load(origin, 1_000);
    await idle();
    spacing.note(0);
    const every = Math.floor((DAY / MINUTE) * (1 / Math.max(deaths, 1)));
    for (let minute = 1; minute <= DAY / MINUTE; minute++) {
      dying = deaths > 0 && minute % every === 0 ? 1 : 0;
      await sweep(minute * MINUTE);
      spacing.note(minute);
    }
    dying = 0;
    return spacing.check();
  });
}

export const scenarios: Record<string, (run: Run) => Promise<Result>> = {
  "SIGKILL under load, the service failing one time in three": (run) =>
    withKillableSite(run, async ({ origin, restart, service, ledger }) => {
      service.failEvery = 3;
      const kills = 30;
      for (let kill = 0; kill < kills; kill++) {
        let stop = false;
        const load = ledger.load(origin, 1_000, () => stop);
        const target = service.arrivals.length + 20 + Math.floor(Math.random() * 40);
        while (service.arrivals.length < target) await new Promise((done) => setTimeout(done, 5));
        stop = true;
        await restart();
        await load;
      }
      return `${kills} kills`;
    }),

  "SIGKILL inside a sweep": (run) =>
    withKillableSite(run, async ({ site, origin, restart, service, ledger }) => {
      service.behaviour = "fail";
      await ledger.load(origin, 200);
      service.behaviour = "accept";
      service.delay = 20;
      const kills = 10;
      for (let kill = 0; kill < kills; kill++) {
        const before = service.arrivals.length;
        const swept = site()
          .sweep(2 * HOUR)
          .catch(() => undefined);
        while (service.arrivals.length < before + 8) {
          if (
            (await Promise.race([swept, new Promise((done) => setTimeout(done, 5, "on"))])) !== "on"
          )
            break;
        }
        await restart();
      }
      return `${kills} kills`;
    }),

  "SIGKILL between the commit and the delivery": (run) =>
    withKillableSite(run, async ({ origin, restart, service, ledger }) => {
      service.behaviour = "stall";
      const rounds = 5;
      for (let round = 0; round < rounds; round++) {
        await ledger.load(origin, 4);
        await restart();
      }
      return `${rounds} kills`;
    }),

  ...Object.fromEntries(
    (
      [
        "fail",
        "busy",
        "redirect",
        "reset",
        "half-then-reset",
        "garble",
        "deny",
        "errors",
        "no-content",
        "empty",
        "text",
        "html",
        "endless",
        "stall",
        "trickle",
        "refuse",
        "marked-deny",
        "long-deny",
      ] as const
    ).map((behaviour) => [
      `service: ${behaviour}`,
      (run: Run) =>
        withSite(run, {}, async ({ origin, service, ledger, sweep, idle }) => {
          service.behaviour = behaviour;
          await ledger.load(origin, 20);
          await idle();
          await sweep(2 * MINUTE);
          await idle();
        }),
    ]),
  ),

  ...Object.fromEntries(
    Object.entries({ refuse: 3, deny: 3, hang: 6, late: 6 }).map(([fault, every]) => [
      `D1: one call in ${every}: ${fault}`,
      (run: Run) => {
        let calls = 0;
        let on = true;
        const databaseFault = (call: URLSearchParams) =>
          on && call.get("writes") === "true" && ++calls % every === 0 ? fault : "";
        return withSite(run, { databaseFault }, async ({ origin, ledger }) => {
          await ledger.load(origin, 60);
          on = false;
        });
      },
    ]),
  ),

  "clock a day forward, and back": (run) =>
    withSite(run, {}, async ({ origin, service, ledger, sweep, idle }) => {
      service.behaviour = "fail";
      await ledger.load(origin, 10);
      await idle();
      for (const later of [DAY, 0, 3 * DAY, -DAY, 0]) await sweep(later);
      service.behaviour = "accept";
      await sweep();
    }),

  "rate limiter throwing": (run) =>
    withSite(run, { limiterFault: "refuses" }, async ({ origin, ledger }) =>
      ledger.load(origin, 10),
    ),

  "three sweeps at once": (run) =>
    withSite(run, {}, async ({ origin, service, ledger, sweep, idle }) => {
      service.behaviour = "fail";
      await ledger.load(origin, 200);
      await idle();
      service.behaviour = "accept";
      service.delay = 10;
      for (let minute = 2; minute < 6; minute++) {
        await Promise.all([sweep(minute * MINUTE), sweep(minute * MINUTE), sweep(minute * MINUTE)]);
      }
    }),

  "24 hours of outage, minute by minute, 50 workers killed after a call": (run) =>
    dayOf(run, "fail", 50),

  "24 hours of a service that refuses every lead": (run) => dayOf(run, "refuse", 0),

  "backlog of an outage of 24 hours, service back at minute 0": (run) =>
    withSite(run, {}, async ({ service, sweep, rows, db }) => {
      const count = 10_000;
      const then = new Date(Date.now() - DAY).toISOString();
      await db
        .prepare(
          `insert into deliveries (id, created_at, form, payload, attempts, queue, next_attempt_at, give_up_at)
           with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
           select printf('%08x-0000-8000-8000-000000000000', i), ?2, 'contact',
             json_object('message', 'backlog ' || i), i % 2, i % 2, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (i % 2 * (i % 60)) || ' minutes'), '2099-01-01T00:00:00.000Z' from n`,
        )
        .bind(count, then)
        .run();
      await db.prepare("update service_state set failures = 1000, probe_at = ?").bind(then).run();
      let minute = 0;
      let at5000 = 0;
      while (Number((await rows(pending))[0]?.n) > 0 && minute < 60) {
        await sweep(++minute * MINUTE);
        if (!at5000 && service.arrivals.length >= 5_000) at5000 = minute;
      }
      const calls = service.arrivals.length;
      if (calls !== count) throw new Error(`${calls} calls for ${count} leads`);
      return `${count} leads gone after ${minute} sweeps${at5000 ? `, 5,000 after ${at5000}` : ""}`;
    }),
};
