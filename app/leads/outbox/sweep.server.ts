import { sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { DOWN_AFTER } from "~/db/health";
import { deliveries, type ServiceState, serviceState } from "~/db/schema.server";
import { errorCode, log } from "~/lib/log";
import { isoTime, withTimeout } from "~/lib/time";
import { clearAlarm, raiseAlarm } from "~/operators/alerts.server";
import { checkHealth } from "~/operators/watch.server";
import { REPORT_CALLS, reportCorrections } from "../screening/akismet-verdicts.server";
import { sinkOf } from "../sinks/index.server";
import type { Sink } from "../sinks/outcome";
import { attempt, CONNECTIONS } from "./attempt.server";
import { readServiceState, takeProbe } from "./breaker.server";
import { claim, nextDue, type QueueName } from "./claim.server";
import { EXPIRE_CALLS, expire } from "./expire.server";
import { D1_TIMEOUT, MAX_CLOCK_SKEW } from "./schedule";

/** No batch begins later than this, milliseconds; the next sweep may have begun by then, and claims other rows. */
const MAX_DURATION = 100_000;

/** Calls and queries outside the batches: four at the start, and an alert with its three counts. */
const RESERVED_CALLS = 10;
/** Queries of a batch: the claim, and three to record. */
const QUERIES_PER_BATCH = 4;

const allQueues: QueueName[] = ["first", "retry", "refused"];

/**
 * Delivers what is due, within a budget of calls and queries. While the service is down, leads that were never
 * tried are still sent, but only one retry, this minute's probe. Returns the number of attempts, and of calls and
 * queries.
 */
async function drain(
  sink: Sink,
  db: Database,
  { failures, rejections }: ServiceState,
  budget: number,
  clock: () => Date,
): Promise<{ sent: number; calls: number }> {
  const began = Date.now();
  const progress = { sent: 0, calls: 0, failures, healthy: failures + rejections === 0 };
  const isDown = () => progress.failures >= DOWN_AFTER;
  const hasBudget = () => progress.calls + QUERIES_PER_BATCH < budget;

  /** Sends one batch of these queues. Returns whether it was full, and whether the service failed. */
  async function sendBatch(queues: QueueName[], isProbe = false) {
    const most = isProbe ? 1 : Math.min(CONNECTIONS, budget - progress.calls - QUERIES_PER_BATCH);
    // Alternates between the longest and the shortest waiting lead, so that one that always fails cannot block the probe.
    const latest = isProbe && clock().getUTCMinutes() % 2 === 1;
    const due = nextDue(queues, most, clock(), latest);
    const claimed = await withTimeout(D1_TIMEOUT, claim(db, due, clock()));
    const ended = await attempt(sink, db, claimed, { clock, healthy: progress.healthy }).recorded;
    const delivered = ended.some(([, { is }]) => is === "delivered");
    const failed = ended.filter(([, { is }]) => is === "unavailable").length;
    progress.healthy &&= ended.every(([, { is }]) => is === "delivered");
    progress.sent += claimed.length;
    progress.calls += claimed.length + QUERIES_PER_BATCH;
    progress.failures = delivered ? 0 : progress.failures + failed;
    return { full: claimed.length === most, failed: failed > 0 };
  }

  /** Retries leads one by one until the service takes one or fails. A lead that it rejects says nothing about its health. */
  async function probe() {
    progress.calls++;
    if (!(await withTimeout(D1_TIMEOUT, takeProbe(db, clock())))) return;
    const queues: QueueName[] = ["retry", "refused"];
    for (let queue = queues.shift(); queue && progress.failures > 0 && hasBudget(); ) {
      const { full, failed } = await sendBatch([queue], true);
      if (failed) return;
      if (!full) queue = queues.shift();
    }
  }

  while (hasBudget() && Date.now() - began < MAX_DURATION) {
    const wasDown = isDown();
    const { full } = await sendBatch(wasDown ? ["first"] : allQueues);
    if (full) continue;
    if (!wasDown) break;
    if (isDown()) await probe();
    if (progress.failures > 0) break;
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
    const state = await withTimeout(D1_TIMEOUT, readServiceState(db));
    await withTimeout(D1_TIMEOUT, begin(db, clock()));
    await clearAlarm(env, "sweep");
    // First, because deliveries may hang.
    await checkHealth(env, db, { ...state, sweptAt: state.sweptAt ?? isoTime(clock()) }, clock());
    const sink = sinkOf(env);
    const calls = (env.SWEEP_CALLS ?? 50) - RESERVED_CALLS;
    const none = { sent: 0, calls: 0 };
    const { sent, calls: used } = sink ? await drain(sink, db, state, calls, clock) : none;
    if (sent > 0) log("info", "swept", { sent });
    // Last: deliveries come first.
    if (calls - used >= EXPIRE_CALLS) await withTimeout(D1_TIMEOUT, expire(db, env, clock()));
    if (calls - used >= EXPIRE_CALLS + REPORT_CALLS) {
      await withTimeout(D1_TIMEOUT, reportCorrections(env, db));
    }
  } catch (error) {
    log("error", "sweep_interrupted", { error: errorCode(error) });
    await raiseAlarm(env, "sweep", clock());
  }
}
