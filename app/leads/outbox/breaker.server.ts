import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client.server";
import { deliveries, type ServiceState, serviceState } from "~/db/schema.server";
import { isoTime } from "~/lib/time";
import { DOWN_AFTER, IMPOSSIBLE, PROBE_EVERY } from "./schedule";

const untouched = {
  ...{ id: 1, failures: 0, probeAt: null, sweptAt: null },
  ...{ alertedAt: null, alertedDead: 0 },
};

/** The state of the form service and the sweep, shared by all workers. */
export async function readServiceState(db: Database): Promise<ServiceState> {
  const [state] = await db.select().from(serviceState).where(eq(serviceState.id, 1));
  return state ?? untouched;
}

/**
 * How many of the wanted attempts may be made now: all of them, after a failure a few, and while the
 * service is down one a minute for all workers together.
 */
export async function admitted(
  db: Database,
  { failures, probeAt }: ServiceState,
  wanted: number,
  due: SQL | undefined,
  now: Date,
): Promise<number> {
  if (failures < DOWN_AFTER) return failures > 0 ? Math.min(wanted, DOWN_AFTER) : wanted;
  if (probeAt && probeAt > isoTime(now) && probeAt <= isoTime(now, IMPOSSIBLE)) return 0;
  const turn = await db
    .update(serviceState)
    .set({ probeAt: isoTime(now, PROBE_EVERY) })
    // No attempt when nothing is due, or when another worker has claimed the probe since.
    .where(
      sql`${serviceState.probeAt} is ${probeAt}
        and exists (select 1 from ${deliveries} where ${due})`,
    )
    .returning();
  return turn.length;
}

/** The statements after attempts with at least one success: the first success makes everything pending due at once. */
export const serviceIsUp = (db: Database, now: Date) => [
  db
    .update(deliveries)
    .set({ nextAttemptAt: isoTime(now) })
    .where(
      and(
        eq(deliveries.state, "pending"),
        gt(deliveries.nextAttemptAt, isoTime(now)),
        sql`exists (select 1 from ${serviceState} where ${serviceState.failures} >= ${DOWN_AFTER})`,
      ),
    ),
  db.update(serviceState).set({ failures: 0, probeAt: null }).where(gt(serviceState.failures, 0)),
];

/** The statement after attempts that all failed; `askedMs` is the longest wait the service asked for. */
export function serviceFailed(db: Database, times: number, askedMs: number, now: Date) {
  const probeAt = isoTime(now, Math.max(PROBE_EVERY, Math.min(askedMs, IMPOSSIBLE / 2)));
  const failures = sql`${serviceState.failures} + ${times}`;
  return db
    .insert(serviceState)
    .values({ ...untouched, failures: times, probeAt })
    .onConflictDoUpdate({ target: serviceState.id, set: { failures, probeAt } });
}
