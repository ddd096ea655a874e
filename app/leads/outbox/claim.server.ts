import { and, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { log } from "~/lib/log";
import { isoTime } from "~/lib/time";
import {
  LEASE,
  MAX_CLOCK_SKEW,
  MIN_ATTEMPTS,
  VISITOR_RETRY_AFTER,
  WAIT_COUNT,
  waitAfter,
} from "./schedule";

/** A claimed outbox row; `byVisitor` if a visitor pressed the button again before the schedule was due. */
export type Delivery = typeof deliveries.$inferSelect & { byVisitor: boolean };

/**
 * The order of a sweep: leads never tried, leads that wait because the service failed, and last those that the
 * service refused, so that these delay no others.
 */
export const Queue = { first: 0, retry: 1, refused: 2 } as const;
export type QueueName = keyof typeof Queue;

/** In the past, or so far ahead that only a wrong clock can have written it. */
export const isPast = (column: AnySQLiteColumn, now: Date, ago = 0) =>
  or(lte(column, isoTime(now, -ago)), gt(column, isoTime(now, MAX_CLOCK_SKEW)));

/**
 * Pending, and not leased by another worker. The plus sign keeps SQLite from using the index over states: for
 * a query by key, it would read every pending row.
 */
const unclaimed = (now: Date) =>
  and(
    sql`+${deliveries.state} = 'pending'`,
    or(isNull(deliveries.leaseUntil), isPast(deliveries.leaseUntil, now)),
  );

/** A visitor who presses the button again may cause an attempt before it is due, but not right after the last one. */
const visitorMayRetry = (now: Date) =>
  sql`${isPast(deliveries.endedAt, now, VISITOR_RETRY_AFTER)} is not false`;

/** When to retry if the attempt that begins now fails. Attempts that visitors asked for do not count. */
function nextAttempt(now: Date): SQL {
  const counted = sql`min(${deliveries.attempts} - ${deliveries.visitorAttempts} + 1, ${WAIT_COUNT})`;
  const cases = Array.from({ length: WAIT_COUNT }, (_, n) => {
    return sql`when ${n + 1} then ${isoTime(now, waitAfter(n + 1))}`;
  });
  return sql`case ${counted} ${sql.join(cases, sql` `)} end`;
}

/**
 * Claims the due deliveries among `which` in one statement, so that no two workers hold the same one; with
 * `byVisitor`, those that a visitor may retry now. The attempt is counted and the next one scheduled before it is
 * made: if the worker dies, the lead waits like any other.
 */
export async function claim(
  db: Database,
  which: SQL,
  now: Date,
  byVisitor = false,
): Promise<Delivery[]> {
  const claimed = await db
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      visitorAttempts: sql`${deliveries.visitorAttempts} + ${Number(byVisitor)}`,
      queue: sql`max(${deliveries.queue}, ${Queue.retry})`,
      leaseUntil: isoTime(now, LEASE),
      nextAttemptAt: byVisitor ? sql`${deliveries.nextAttemptAt}` : nextAttempt(now),
      // An expired lease: its worker died.
      lastError: sql`iif(${deliveries.leaseUntil} is null, ${deliveries.lastError}, 'interrupted')`,
    })
    .where(
      and(
        which,
        unclaimed(now),
        byVisitor ? visitorMayRetry(now) : isPast(deliveries.nextAttemptAt, now),
      ),
    )
    .returning();
  const interrupted = claimed.filter(({ lastError }) => lastError === "interrupted");
  for (const { id, form, attempts } of interrupted) {
    log("error", "attempt_interrupted", { id, form, attempts });
  }
  const expired = await giveUp(db, interrupted, now);
  return claimed.flatMap((row) => (expired.has(row) ? [] : [{ ...row, byVisitor }]));
}

/** Gives up expired deliveries whose worker died: there is no outcome to record, so this is the place to do it. */
async function giveUp(db: Database, interrupted: (typeof deliveries.$inferSelect)[], now: Date) {
  const over = interrupted.filter(
    ({ giveUpAt, attempts, visitorAttempts }) =>
      giveUpAt < isoTime(now) && attempts - visitorAttempts > MIN_ATTEMPTS,
  );
  if (over.length > 0) {
    const ids = over.map(({ id }) => id);
    await db
      .update(deliveries)
      .set({ state: "dead", leaseUntil: null, endedAt: isoTime(now) })
      .where(inArray(deliveries.id, ids));
  }
  for (const { id, form, attempts } of over) {
    log("error", "delivery_failed", { id, form, attempts, error: "interrupted" });
  }
  return new Set(over);
}

/**
 * The first `limit` due deliveries of these queues, one queue after the other, the longest due first; with
 * `latest` and one queue, the most recently due. It walks an index and reads nothing beyond the limit.
 */
export function nextDue(queues: QueueName[], limit: number, now: Date, latest = false): SQL {
  const wanted = sql.join(
    queues.map((name) => sql.raw(String(Queue[name]))),
    sql`, `,
  );
  return sql`${deliveries.id} in (
    select id from deliveries indexed by deliveries_due
    where state = 'pending' and queue in (${wanted}) and next_attempt_at <= ${isoTime(now)}
      and ${unclaimed(now)}
    order by ${latest ? sql`next_attempt_at desc` : sql`queue, next_attempt_at`} limit ${limit})`;
}
