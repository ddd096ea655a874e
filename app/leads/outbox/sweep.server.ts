import { asc, inArray, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { deliveries, serviceState } from "~/db/schema.server";
import { errorName, log } from "~/lib/log";
import { isoTime, within } from "~/lib/time";
import { watch } from "~/operators/alert.server";
import { alarm } from "~/operators/tell.server";
import { sinkOf } from "../sinks/index.server";
import type { Sink } from "../sinks/outcome";
import { attempt, CONNECTIONS } from "./attempt.server";
import { admitted, readServiceState } from "./breaker.server";
import { claim, due } from "./rows.server";
import { BATCH_LEASE } from "./schedule";

/** Deliveries that are claimed, sent and recorded together; at most so many are repeated when a worker dies. */
const BATCH = 3 * CONNECTIONS;
/** No batch begins later than this, milliseconds; the next sweep may have begun by then, and claims other rows. */
const LONGEST = 100_000;
/** D1 counts as away when its first answer takes longer, milliseconds. */
const D1_LIMIT = 15_000;

/** Calls and queries beside the batches: three to begin with, the alert and its statements, and some to spare. */
const RESERVED_CALLS = 10;
/** Queries of a batch: the service's state, a probe's turn, the claim, and three to record. */
const QUERIES = 6;

/** The largest batch that so many calls and queries pay for, with a renewal of the leases in each round of calls. */
const affordable = (calls: number) =>
  Math.min(BATCH, Math.floor(((calls - QUERIES) * CONNECTIONS) / (CONNECTIONS + 1)));

/** Delivers what is due, what was tried least first, by so many calls and queries. Returns the number of attempts. */
async function drain(sink: Sink, db: Database, calls: number, clock: () => Date): Promise<number> {
  const began = Date.now();
  let sent = 0;
  for (let left = calls; affordable(left) > 0 && Date.now() - began < LONGEST; ) {
    const state = await readServiceState(db);
    const turn = await admitted(db, state, affordable(left), due(clock()), clock());
    if (turn.most === 0) break;
    const ids = db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(due(clock()))
      .orderBy(asc(deliveries.attempts), asc(deliveries.nextAttemptAt))
      .limit(turn.most);
    const claimed = await claim(db, inArray(deliveries.id, ids), clock(), BATCH_LEASE);
    await attempt(sink, db, claimed, { clock, lease: BATCH_LEASE, turn }).recorded;
    left -= claimed.length + Math.ceil(claimed.length / CONNECTIONS) + QUERIES;
    sent += claimed.length;
    if (claimed.length < turn.most) break;
  }
  return sent;
}

/**
 * The cron's work, once a minute: delivers what is due and sends alerts.
 * `scheduled` may lie in the future, so that a test can move the clock. Never throws.
 */
export async function sweep(env: Env, scheduled: number): Promise<void> {
  const clock = () => new Date(Math.max(scheduled, Date.now()));
  if (env.problems.length > 0) log("error", "settings", { problems: env.problems.join("; ") });
  try {
    const db = database(env.DB);
    const before = await within(D1_LIMIT, readServiceState(db));
    const sweptAt = isoTime(clock());
    await db.batch([
      db
        .insert(serviceState)
        .values({ id: 1, sweptAt })
        .onConflictDoUpdate({ target: serviceState.id, set: { sweptAt } }),
      // A newsletter address that was released goes nowhere, and says nothing of the service.
      db
        .update(deliveries)
        .set({ state: "delivered", deliveredAt: sweptAt })
        .where(sql`${deliveries.state} = 'pending' and ${deliveries.sends} = 0`),
    ]);
    const sink = sinkOf(env);
    const sent = sink ? await drain(sink, db, (env.SWEEP_CALLS ?? 50) - RESERVED_CALLS, clock) : 0;
    if (sent > 0) log("info", "swept", { sent });
    await watch(env, db, before, clock());
  } catch (error) {
    log("error", "sweep_interrupted", { error: errorName(error) });
    await alarm(env, "database", clock());
  }
}
