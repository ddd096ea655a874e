import { and, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { log } from "~/lib/log";
import { isoTime } from "~/lib/time";
import type { Outcome } from "../sinks/outcome";
import { type Turn, tellBreaker } from "./breaker.server";
import { LEASE, MAX_CLOCK_SKEW, MIN_ATTEMPTS, PRESS_AFTER, waitAfter } from "./schedule";

/** A claimed outbox row; `pressed` when a visitor's second press asked for it and the schedule did not. */
export type Delivery = typeof deliveries.$inferSelect & { pressed: boolean };

/** In the past, or so far ahead that only a wrong clock can have written it. */
const past = (column: AnySQLiteColumn, now: Date, ago = 0) =>
  or(lte(column, isoTime(now, -ago)), gt(column, isoTime(now, MAX_CLOCK_SKEW)));

/** Pending, for the form service, and in no other worker's hands. */
const free = (now: Date) =>
  and(
    sql`${deliveries.state} = 'pending' and ${deliveries.sends} = 1`,
    or(isNull(deliveries.leaseUntil), past(deliveries.leaseUntil, now)),
  );

export const due = (now: Date): SQL | undefined =>
  and(free(now), past(deliveries.nextAttemptAt, now));

/** Also before it is due: so long after the last attempt, a visitor's second press is a reason to ask. */
const rested = (now: Date) =>
  and(free(now), sql`${past(deliveries.endedAt, now, PRESS_AFTER)} is not false`);

/**
 * Claims the due deliveries among `which` in one statement, so that no two workers hold the same lease;
 * with `pressed`, those that have rested.
 */
export async function claim(db: Database, which: SQL, now: Date, lease = LEASE, pressed = false) {
  const claimed = await db
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      presses: sql`${deliveries.presses} + ${Number(pressed)}`,
      leaseUntil: isoTime(now, lease.lasts),
      // An expired lease: its worker died.
      lastError: sql`iif(${deliveries.leaseUntil} is null, ${deliveries.lastError}, 'interrupted')`,
    })
    .where(and(which, pressed ? rested(now) : due(now)))
    .returning();
  for (const { id, form, attempts, lastError } of claimed) {
    if (lastError === "interrupted") log("error", "attempt_interrupted", { id, form, attempts });
  }
  return claimed.map((row) => ({ ...row, pressed }));
}

/** Rows named by id and number of attempt, with other values, for an `update … from`. */
const named = (values: { id: string; attempts: number }[], others = sql``) =>
  sql`(select value ->> 'id' as id, value ->> 'attempts' as attempts ${others}
    from json_each(${JSON.stringify(values)})) as one`;

/** Renews the leases of attempts that are under way; of no other attempt, should another worker have claimed the row. */
export const renew = (db: Database, held: Delivery[], { lasts }: typeof LEASE, now: Date) =>
  db
    .update(deliveries)
    .set({ leaseUntil: isoTime(now, lasts) })
    .from(named(held.map(({ id, attempts }) => ({ id, attempts }))))
    .where(sql`${deliveries.id} = one.id and ${deliveries.attempts} = one.attempts
      and ${deliveries.state} = 'pending' and ${deliveries.leaseUntil} is not null`);

/** What a finished attempt changes in its row. One that was pressed leaves the schedule as it is. */
function resultOf(delivery: Delivery, outcome: Outcome, now: Date) {
  const { id, form, attempts, presses, giveUpAt, pressed } = delivery;
  if (outcome.is === "delivered") return { id, form, attempts, state: outcome.is };
  const { is, error, waitMs } = outcome;
  const next = pressed ? "" : isoTime(now, waitAfter(attempts - presses, waitMs));
  const over = next > giveUpAt && attempts - presses >= MIN_ATTEMPTS;
  const state = over ? "dead" : "pending";
  return { id, form, attempts, state, error, refused: is === "refused", next };
}

/**
 * Records finished attempts in one batch. The attempt number fences off a worker whose lease ran
 * out; a success counts whoever reports it.
 */
export async function record(db: Database, ended: [Delivery, Outcome][], turn: Turn, now: Date) {
  const results = ended.map(([delivery, outcome]) => resultOf(delivery, outcome, now));
  const values = sql`, value ->> 'state' as state, value ->> 'next' as next,
    value ->> 'error' as error, value ->> 'refused' as refused`;
  const update = db
    .update(deliveries)
    .set({
      state: sql`one.state`,
      deliveredAt: sql`iif(one.state = 'delivered', ${isoTime(now)}, null)`,
      nextAttemptAt: sql`iif(one.next > '', one.next, ${deliveries.nextAttemptAt})`,
      lastError: sql`one.error`,
      refused: sql`coalesce(one.refused, 0)`,
      endedAt: isoTime(now),
      leaseUntil: null,
    })
    .from(named(results, values))
    .where(sql`${deliveries.id} = one.id and ${deliveries.state} <> 'delivered'
      and (one.state = 'delivered'
        or (${deliveries.state} = 'pending' and ${deliveries.attempts} = one.attempts))`);
  const outcomes = ended.map(([, outcome]) => outcome);
  await db.batch([update, ...tellBreaker(db, outcomes, turn, now)]);
  for (const { id, form, attempts, state, error } of results) {
    if (state === "delivered") log("info", "delivered", { id, form, attempts });
    else log(state === "dead" ? "error" : "warn", "delivery_failed", { id, form, attempts, error });
  }
}
