import { eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client.server";
import { deliveries, type ServiceState, serviceState } from "~/db/schema.server";
import { isoTime } from "~/lib/time";
import type { Outcome } from "../sinks/outcome";
import { DOWN_AFTER, MAX_CLOCK_SKEW, MAX_RETRY_AFTER, PROBE_EVERY } from "./schedule";

const initialState = {
  ...{ id: 1, failures: 0, probeAt: null, sweptAt: null },
  ...{ alertedAt: null, alertedDead: 0 },
};

/** The state of the form service and the sweep, shared by all workers. */
export async function readServiceState(db: Database): Promise<ServiceState> {
  const [state] = await db.select().from(serviceState).where(eq(serviceState.id, 1));
  return state ?? initialState;
}

/** How many attempts may be made; `probe` is the mark of the one that stands for all while the service is down. */
export interface Turn {
  most: number;
  probe?: string;
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
): Promise<Turn> {
  if (failures < DOWN_AFTER) return { most: failures > 0 ? Math.min(wanted, DOWN_AFTER) : wanted };
  if (probeAt && probeAt > isoTime(now) && probeAt <= isoTime(now, MAX_CLOCK_SKEW))
    return { most: 0 };
  const probe = isoTime(now, PROBE_EVERY);
  const turn = await db
    .update(serviceState)
    .set({ probeAt: probe })
    // No attempt when nothing is due, or when another worker has claimed the probe since.
    .where(
      sql`${serviceState.probeAt} is ${probeAt}
        and exists (select 1 from ${deliveries} where ${due})`,
    )
    .returning();
  return { most: turn.length, probe };
}

/**
 * The statements that tell the breaker how attempts ended. The first success makes due at once what the
 * outage held up; what was refused keeps its own wait. Failures of the service count, and those that
 * take it down set the first probe; from then on only the probe's own failure moves it.
 */
export function tellBreaker(db: Database, outcomes: Outcome[], turn: Turn, now: Date) {
  const { failures, probeAt } = serviceState;
  if (outcomes.some(({ is }) => is === "delivered")) {
    const held = sql`${deliveries.state} = 'pending' and not ${deliveries.refused}
      and ${deliveries.nextAttemptAt} > ${isoTime(now)}
      and exists (select 1 from ${serviceState} where ${failures} >= ${DOWN_AFTER})`;
    return [
      db
        .update(deliveries)
        .set({ nextAttemptAt: isoTime(now) })
        .where(held),
      db.update(serviceState).set({ failures: 0, probeAt: null }).where(gt(failures, 0)),
    ];
  }
  const mine = turn.probe ?? null;
  const retryAfters = outcomes.flatMap((one) => (one.is === "unwell" ? [one.waitMs ?? 0] : []));
  if (retryAfters.length === 0) {
    // A refused lead has said nothing of the service: the turn is the next one's.
    return [db.update(serviceState).set({ probeAt: null }).where(sql`${probeAt} = ${mine}`)];
  }
  const retryAfter = Math.min(Math.max(...retryAfters), MAX_RETRY_AFTER);
  const first = isoTime(now, Math.max(PROBE_EVERY, retryAfter));
  const next = sql`case when ${failures} < ${DOWN_AFTER} then ${first}
    when ${probeAt} = ${mine} then max(${probeAt}, ${isoTime(now, retryAfter)}) else ${probeAt} end`;
  const row = { ...initialState, failures: retryAfters.length, probeAt: first };
  const set = { failures: sql`${failures} + ${retryAfters.length}`, probeAt: next };
  return [db.insert(serviceState).values(row).onConflictDoUpdate({ target: serviceState.id, set })];
}
