import { asc, inArray } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { deliveries, serviceState } from "~/db/schema.server";
import { errorName, log } from "~/lib/log";
import { isoTime, within } from "~/lib/time";
import { watch } from "~/operators/alert.server";
import { alarm } from "~/operators/tell.server";
import { sinkOf } from "../sinks/index.server";
import type { Sink } from "../sinks/outcome";
import { admitted, readServiceState } from "./breaker.server";
import { attempt } from "./deliver.server";
import { claim, due } from "./rows.server";

/** Deliveries that are claimed, sent and recorded together; at most so many are repeated when a worker dies. */
const BATCH = 15;
/** No batch begins later than this, milliseconds; the next sweep may have begun by then, and claims other rows. */
const LONGEST = 100_000;
/** D1 counts as away when its first answer takes longer, milliseconds. */
const D1_LIMIT = 15_000;

/** Delivers what is due: what was never tried first, then what was tried least. Returns how many attempts it made. */
async function drain(sink: Sink, db: Database, calls: number, clock: () => Date): Promise<number> {
  const began = Date.now();
  let left = calls;
  while (left > 0 && Date.now() - began < LONGEST) {
    const state = await readServiceState(db);
    const most = await admitted(db, state, Math.min(BATCH, left), due(clock()), clock());
    if (most === 0) break;
    const ids = db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(due(clock()))
      .orderBy(asc(deliveries.attempts), asc(deliveries.nextAttemptAt))
      .limit(most);
    const claimed = await claim(db, inArray(deliveries.id, ids), clock());
    await attempt(sink, db, claimed, clock);
    left -= claimed.length;
    if (claimed.length < most) break;
  }
  return calls - left;
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
    await db
      .insert(serviceState)
      .values({ id: 1, sweptAt })
      .onConflictDoUpdate({ target: serviceState.id, set: { sweptAt } });
    const sink = sinkOf(env);
    const sent = sink ? await drain(sink, db, env.SWEEP_CALLS ?? 30, clock) : 0;
    if (sent > 0) log("info", "swept", { sent });
    await watch(env, db, before, clock());
  } catch (error) {
    log("error", "sweep_interrupted", { error: errorName(error) });
    await alarm(env, "database", clock());
  }
}
