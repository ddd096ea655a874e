import { eq, sql } from "drizzle-orm";
import type { Database } from "~/db/client.server";
import { deliveries, type ServiceState, serviceState } from "~/db/schema.server";
import { DOWN_AFTER, REFUSING_AFTER } from "~/db/thresholds";
import { isoTime } from "~/lib/time";
import { failureOf, type Outcome } from "../sinks/outcome";
import { type Delivery, past, Queue } from "./claim.server";
import { PROBE_EVERY } from "./schedule";

/** A delivery and how its attempt ended. */
export type Ended = [delivery: Delivery, outcome: Outcome];

const initialState = {
  ...{ id: 1, failures: 0, refusals: 0, probeAt: null, sweptAt: null },
  ...{ alertedAt: null, alertedDead: 0, tellingUntil: null, heldToldAt: null, testAlert: false },
};

/** The state of the form service and the sweep, shared by all workers. */
export async function readServiceState(db: Database): Promise<ServiceState> {
  const [state] = await db.select().from(serviceState).where(eq(serviceState.id, 1));
  return state ?? initialState;
}

/** Claims this minute's probe, the one retry allowed while the service is down; false if another worker has it. */
export async function takeProbe(db: Database, now: Date): Promise<boolean> {
  const claimed = await db
    .update(serviceState)
    .set({ probeAt: isoTime(now, PROBE_EVERY) })
    .where(sql`${serviceState.id} = 1 and ${past(serviceState.probeAt, now)} is not false`)
    .returning();
  return claimed.length > 0;
}

/** Whether the service refused a lead that it had not refused before. */
const isNewRefusal = ([{ lastError }, { is }]: Ended) =>
  is !== "delivered" && is !== "unwell" && (!lastError || failureOf(lastError).is === "unwell");

/**
 * The statements that update the breaker after attempts. The first success makes everything due that the outage
 * held up; leads refused for their content keep their own wait. Failures of the service are counted, and the one
 * that opens the breaker schedules the first probe. With `healthy` (no failures or refusals on record) a success
 * changes nothing. A `Retry-After` delays only the lead it was given for; otherwise one sender could hold back all.
 */
export function breakerUpdates(db: Database, ended: Ended[], healthy: boolean, now: Date) {
  const { failures, refusals, probeAt } = serviceState;
  if (ended.some(([, { is }]) => is === "delivered")) {
    if (healthy) return [];
    const { state, queue, refused, nextAttemptAt } = deliveries;
    return [
      db
        .update(deliveries)
        .set({ nextAttemptAt: isoTime(now) })
        .from(serviceState)
        .where(sql`${serviceState.id} = 1
          and (${failures} >= ${DOWN_AFTER} or ${refusals} >= ${REFUSING_AFTER})
          and ${state} = 'pending' and ${queue} in (${Queue.retry}, ${Queue.refused})
          and not ${refused} and ${nextAttemptAt} > ${isoTime(now)}`),
      db
        .update(serviceState)
        .set({ failures: 0, refusals: 0, probeAt: null })
        .where(sql`${serviceState.id} = 1 and (${failures} > 0 or ${refusals} > 0)`),
    ];
  }
  const failed = ended.filter(([, { is }]) => is === "unwell").length;
  const newRefusals = ended.filter(isNewRefusal).length;
  if (failed + newRefusals === 0) return [];
  const first = isoTime(now, PROBE_EVERY);
  const row = { ...initialState, failures: failed, refusals: newRefusals, probeAt: first };
  const set = {
    failures: sql`${failures} + ${failed}`,
    refusals: sql`${refusals} + ${newRefusals}`,
    probeAt: sql`iif(${failures} < ${DOWN_AFTER}, ${first}, ${probeAt})`,
  };
  return [db.insert(serviceState).values(row).onConflictDoUpdate({ target: serviceState.id, set })];
}
