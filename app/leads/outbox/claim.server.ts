import { and, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { log } from "~/lib/log";
import { isoTime } from "~/lib/time";
import { LEASE, MAX_CLOCK_SKEW, MIN_ATTEMPTS, PRESS_AFTER, WAITS, waitAfter } from "./schedule";

/** A claimed outbox row; `pressed` when a visitor's second press asked for it and the schedule did not. */
export type Delivery = typeof deliveries.$inferSelect & { pressed: boolean };

/**
 * The order of a sweep: what was never tried, what waits for a service that failed, and what the service
 * said no to, so that those whom it refuses delay nobody.
 */
export const Queue = { first: 0, retry: 1, refused: 2 } as const;
export type QueueName = keyof typeof Queue;

/** In the past, or so far ahead that only a wrong clock can have written it. */
export const past = (column: AnySQLiteColumn, now: Date, ago = 0) =>
  or(lte(column, isoTime(now, -ago)), gt(column, isoTime(now, MAX_CLOCK_SKEW)));

/**
 * Pending, and in no other worker's hands. The plus sign keeps SQLite from the index over states: where a
 * row is named by its key, it would read every row that waits.
 */
const unclaimed = (now: Date) =>
  and(
    sql`+${deliveries.state} = 'pending'`,
    or(isNull(deliveries.leaseUntil), past(deliveries.leaseUntil, now)),
  );

/** Also before it is due: so long after the last attempt, a visitor's second press is a reason to ask. */
const mayBePressed = (now: Date) => sql`${past(deliveries.endedAt, now, PRESS_AFTER)} is not false`;

/** When the attempt that begins now would be repeated, by the attempts that the schedule counts so far. */
function nextAttempt(now: Date): SQL {
  const counted = sql`min(${deliveries.attempts} - ${deliveries.presses} + 1, ${WAITS})`;
  const cases = Array.from({ length: WAITS }, (_, n) => {
    return sql`when ${n + 1} then ${isoTime(now, waitAfter(n + 1))}`;
  });
  return sql`case ${counted} ${sql.join(cases, sql` `)} end`;
}

/**
 * Claims the due deliveries among `which` in one statement, so that no two workers hold the same one;
 * with `pressed`, those that may be pressed for. The attempt is counted and the next one set before it is made:
 * a worker that dies meanwhile leaves a lead that waits like any other.
 */
export async function claim(
  db: Database,
  which: SQL,
  now: Date,
  pressed = false,
): Promise<Delivery[]> {
  const claimed = await db
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      presses: sql`${deliveries.presses} + ${Number(pressed)}`,
      queue: sql`max(${deliveries.queue}, ${Queue.retry})`,
      leaseUntil: isoTime(now, LEASE),
      nextAttemptAt: pressed ? sql`${deliveries.nextAttemptAt}` : nextAttempt(now),
      // An expired lease: its worker died.
      lastError: sql`iif(${deliveries.leaseUntil} is null, ${deliveries.lastError}, 'interrupted')`,
    })
    .where(
      and(which, unclaimed(now), pressed ? mayBePressed(now) : past(deliveries.nextAttemptAt, now)),
    )
    .returning();
  const interrupted = claimed.filter(({ lastError }) => lastError === "interrupted");
  for (const { id, form, attempts } of interrupted) {
    log("error", "attempt_interrupted", { id, form, attempts });
  }
  const expired = await bury(db, interrupted, now);
  return claimed.flatMap((row) => (expired.has(row) ? [] : [{ ...row, pressed }]));
}

/** Gives up those whose worker died, once their time is up after a fair number of attempts; no outcome will do so. */
async function bury(db: Database, interrupted: (typeof deliveries.$inferSelect)[], now: Date) {
  const over = interrupted.filter(
    ({ giveUpAt, attempts, presses }) =>
      giveUpAt < isoTime(now) && attempts - presses > MIN_ATTEMPTS,
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
 * So many due deliveries of these queues, one queue after the other, the longest due first; or of one
 * queue the last due, with `latest`. It walks the index and ends with its limit: what waits beyond is not
 * read.
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
