import { eq, sql } from "drizzle-orm";
import type { Database } from "~/db/client.server";
import { DOWN_AFTER, REJECTING_AFTER } from "~/db/health";
import { deliveries, type ServiceState, serviceState } from "~/db/schema.server";
import { isoTime } from "~/lib/time";
import { failureOf, type Outcome } from "../sinks/outcome";
import { type Delivery, isPast, Queue } from "./claim.server";
import { PROBE_EVERY } from "./schedule";

/** A delivery and how its attempt ended. */
export type FinishedAttempt = [delivery: Delivery, outcome: Outcome];

const initialState: ServiceState = {
  id: 1,
  failures: 0,
  rejections: 0,
  probeAt: null,
  sweptAt: null,
  alertedAt: null,
  alertedDead: 0,
  alertLeaseUntil: null,
  heldAlertedAt: null,
  testAlert: false,
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
    .where(sql`${serviceState.id} = 1 and ${isPast(serviceState.probeAt, now)} is not false`)
    .returning();
  return claimed.length > 0;
}

/** Whether the service rejected (refused, or was misconfigured for) a lead that it had not rejected before. */
const isNewRejection = ([{ lastError }, { is }]: FinishedAttempt) =>
  is !== "delivered" &&
  is !== "unavailable" &&
  (!lastError || failureOf(lastError).is === "unavailable");

/**
 * The statements that update the breaker after attempts. The first success makes everything due that the outage
 * held up; leads refused for their content keep their own wait. Failures of the service are counted, and the one
 * that opens the breaker schedules the first probe. With `healthy` (no failures or rejections on record) a success
 * changes nothing. A `Retry-After` delays only the lead it was given for; otherwise one sender could hold back all.
 */
export function breakerUpdates(
  db: Database,
  ended: FinishedAttempt[],
  healthy: boolean,
  now: Date,
) {
  const { failures, rejections, probeAt } = serviceState;
  if (ended.some(([, { is }]) => is === "delivered")) {
    if (healthy) return [];
    const { state, queue, refused, nextAttemptAt } = deliveries;
    return [
      db
        .update(deliveries)
        .set({ nextAttemptAt: isoTime(now) })
        .from(serviceState)
        .where(sql`${serviceState.id} = 1
          and (${failures} >= ${DOWN_AFTER} or ${rejections} >= ${REJECTING_AFTER})
          and ${state} = 'pending' and ${queue} in (${Queue.retry}, ${Queue.refused})
          and not ${refused} and ${nextAttemptAt} > ${isoTime(now)}`),
      db
        .update(serviceState)
        .set({ failures: 0, rejections: 0, probeAt: null })
        .where(sql`${serviceState.id} = 1 and (${failures} > 0 or ${rejections} > 0)`),
    ];
  }
  const failed = ended.filter(([, { is }]) => is === "unavailable").length;
  const newRejections = ended.filter(isNewRejection).length;
  if (failed + newRejections === 0) return [];
  const first = isoTime(now, PROBE_EVERY);
  const row = { ...initialState, failures: failed, rejections: newRejections, probeAt: first };
  const set = {
    failures: sql`${failures} + ${failed}`,
    rejections: sql`${rejections} + ${newRejections}`,
    probeAt: sql`iif(${failures} < ${DOWN_AFTER}, ${first}, ${probeAt})`,
  };
  return [db.insert(serviceState).values(row).onConflictDoUpdate({ target: serviceState.id, set })];
}
