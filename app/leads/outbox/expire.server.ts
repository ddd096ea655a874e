import { sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Database } from "~/db/client.server";
import { deliveries, dependentTables, expiredCounts } from "~/db/schema.server";
import { isoTime } from "~/lib/time";

/** Most leads that one sweep deletes: 72,000 of either kind in a day. */
const BATCH = 100;
const DAY = 86_400_000;

/** Statements of one batch: one counts, the others delete from each table. */
export const EXPIRE_CALLS = dependentTables.length + 2;

/** This many months ago. Days after the 28th become the 28th, so that the date exists in every month. */
function monthsAgo(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(Math.min(then.getUTCDate(), 28));
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/**
 * Deletes a batch of leads older than the owner keeps them, with their rows in the forms' tables: finished leads
 * in even minutes, held spam in odd ones. Newsletter addresses stay. The batch is atomic, so a lead that an
 * operator has just released is not deleted.
 */
export async function expire(
  db: Database,
  { KEEP_MONTHS, KEEP_HELD_DAYS }: Pick<Env, "KEEP_MONTHS" | "KEEP_HELD_DAYS">,
  now: Date,
): Promise<void> {
  const isHeld = now.getUTCMinutes() % 2 === 1;
  const before = isHeld
    ? KEEP_HELD_DAYS && isoTime(now, -KEEP_HELD_DAYS * DAY)
    : KEEP_MONTHS && isoTime(monthsAgo(now, KEEP_MONTHS));
  if (!before) return;
  const piece = isHeld
    ? sql`select id from deliveries indexed by deliveries_held
        where state = 'quarantined' and created_at < ${before} order by created_at limit ${BATCH}`
    : sql`select id from deliveries indexed by deliveries_finished
        where sends = 1 and state in ('delivered', 'dead', 'closed') and created_at < ${before}
        order by created_at limit ${BATCH}`;
  const among = sql`(${piece})`;
  await db.batch([
    db
      .insert(expiredCounts)
      .select(
        sql`select ${isoTime(now).slice(0, 7)}, ${isHeld ? "held" : "leads"}, count(*)
          from ${among} where true having count(*) > 0`,
      )
      .onConflictDoUpdate({
        target: [expiredCounts.month, expiredCounts.kind],
        set: { leads: sql`${expiredCounts.leads} + excluded.leads` },
      }),
    ...dependentTables.map((table) => db.delete(table).where(sql`${table.id} in ${among}`)),
    db.delete(deliveries).where(sql`${deliveries.id} in ${among}`),
  ]);
}
