import { sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { deliveries, type ServiceState, serviceState } from "~/db/schema.server";
import { DOWN_AFTER } from "~/db/thresholds";
import { errorCode, log } from "~/lib/log";
import { isoTime, withTimeout } from "~/lib/time";
import { alarm, allClear } from "~/operators/alerts.server";
import { watch } from "~/operators/watch.server";
import { REPORT_CALLS, reportCorrections } from "../screening/second-opinion.server";
import { sinkOf } from "../sinks/index.server";
import type { Sink } from "../sinks/outcome";
import { attempt, CONNECTIONS } from "./attempt.server";
import { readServiceState, takeProbe } from "./breaker.server";
import { claim, nextDue, type QueueName } from "./claim.server";
import { EXPIRE_CALLS, expire } from "./expire.server";
import { D1_LIMIT, MAX_CLOCK_SKEW } from "./schedule";

/** No batch begins later than this, milliseconds; the next sweep may have begun by then, and claims other rows. */
const LONGEST = 100_000;

/** Calls and queries outside the batches: four at the start, and an alert with its three counts. */
const RESERVED_CALLS = 10;
/** Queries of a batch: the claim, and three to record. */
const QUERIES = 4;

const all: QueueName[] = ["first", "retry", "refused"];

/**
 * Delivers what is due, within a budget of calls and queries. While the service is down, leads that were never
 * tried are still sent, but only one retry, this minute's probe; if the service refuses that lead, which says
 * nothing about its health, the next one is tried. Returns the number of attempts, and of calls and queries.
 */
async function drain(
  sink: Sink,
  db: Database,
  { failures, refusals }: ServiceState,
  calls: number,
  clock: () => Date,
): Promise<{ sent: number; calls: number }> {
  const began = Date.now();
  const progress = { sent: 0, calls: 0, failures, healthy: failures + refusals === 0 };

  /** Sends one batch of these queues. Returns whether it was full, and whether the service failed. */
  async function batch(queues: QueueName[], probe = false) {
    const most = probe ? 1 : Math.min(CONNECTIONS, calls - progress.calls - QUERIES);
    // Alternates between the longest and the shortest waiting lead, so that one that always fails cannot block the probe.
    const latest = probe && clock().getUTCMinutes() % 2 === 1;
    const due = nextDue(queues, most, clock(), latest);
    const claimed = await withTimeout(D1_LIMIT, claim(db, due, clock()));
    const ended = await attempt(sink, db, claimed, { clock, healthy: progress.healthy }).recorded;
    const delivered = ended.some(([, { is }]) => is === "delivered");
    const failed = ended.filter(([, { is }]) => is === "unwell").length;
    progress.healthy &&= ended.every(([, { is }]) => is === "delivered");
    progress.sent += claimed.length;
    progress.calls += claimed.length + QUERIES;
    progress.failures = delivered ? 0 : progress.failures + failed;
    return { full: claimed.length === most, failed: failed > 0 };
  }

  while (progress.calls + QUERIES < calls && Date.now() - began < LONGEST) {
    if (progress.failures < DOWN_AFTER) {
      if (!(await batch(all)).full) break;
    } else if (!(await batch(["first"])).full && progress.failures >= DOWN_AFTER) {
      progress.calls++;
      if (!(await withTimeout(D1_LIMIT, takeProbe(db, clock())))) break;
      for (const queue of ["retry", "refused"] as const) {
        let probe = { full: true, failed: false };
        while (
          probe.full &&
          !probe.failed &&
          progress.failures > 0 &&
          progress.calls + QUERIES < calls
        ) {
          probe = await batch([queue], true);
        }
        if (probe.failed) break;
      }
      if (progress.failures > 0) break;
    }
  }
  return progress;
}

/** Records that the sweep ran, and makes due what a wrong clock scheduled too far ahead: indexed reads, no scan. */
const begin = (db: Database, now: Date) => {
  const sweptAt = isoTime(now);
  return db.batch([
    db
      .insert(serviceState)
      .values({ id: 1, sweptAt })
      .onConflictDoUpdate({ target: serviceState.id, set: { sweptAt } }),
    db
      .update(deliveries)
      .set({ nextAttemptAt: sweptAt })
      .where(sql`${deliveries.state} = 'pending' and ${deliveries.queue} in (0, 1, 2)
        and ${deliveries.nextAttemptAt} > ${isoTime(now, MAX_CLOCK_SKEW)}`),
  ]);
};

/**
 * The cron's work, once a minute: checks whether something is wrong, and delivers what is due.
 * `scheduled` may lie in the future, so that a test can move the clock. Never throws.
 */
export async function sweep(env: Env, scheduled: number): Promise<void> {
  const clock = () => new Date(Math.max(scheduled, Date.now()));
  if (env.problems.length > 0) log("error", "settings", { problems: env.problems.join("; ") });
  try {
    const db = database(env.DB);
    const state = await withTimeout(D1_LIMIT, readServiceState(db));
    await withTimeout(D1_LIMIT, begin(db, clock()));
    await allClear(env, "sweep");
    // First, because deliveries may hang.
    await watch(env, db, { ...state, sweptAt: state.sweptAt ?? isoTime(clock()) }, clock());
    const sink = sinkOf(env);
    const calls = (env.SWEEP_CALLS ?? 50) - RESERVED_CALLS;
    const none = { sent: 0, calls: 0 };
    const { sent, calls: used } = sink ? await drain(sink, db, state, calls, clock) : none;
    if (sent > 0) log("info", "swept", { sent });
    // Last: deliveries come first.
    if (calls - used >= EXPIRE_CALLS) await withTimeout(D1_LIMIT, expire(db, env, clock()));
    if (calls - used >= EXPIRE_CALLS + REPORT_CALLS) {
      await withTimeout(D1_LIMIT, reportCorrections(env, db));
    }
  } catch (error) {
    log("error", "sweep_interrupted", { error: errorCode(error) });
    await alarm(env, "sweep", clock());
  }
}
