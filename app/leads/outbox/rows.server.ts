import { and, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { log } from "~/lib/log";
import { isoTime } from "~/lib/time";
import type { Outcome } from "../sinks/outcome";
import { serviceFailed, serviceIsUp } from "./breaker.server";
import * as schedule from "./schedule";

export type Delivery = typeof deliveries.$inferSelect;

/** In the past, or so far ahead that only a wrong clock can have written it. */
const past = (column: AnySQLiteColumn, now: Date) =>
  or(lte(column, isoTime(now)), gt(column, isoTime(now, schedule.IMPOSSIBLE)));

/** Pending, due, and in no other worker's hands. */
export const due = (now: Date): SQL | undefined =>
  and(
    eq(deliveries.state, "pending"),
    past(deliveries.nextAttemptAt, now),
    or(isNull(deliveries.leaseUntil), past(deliveries.leaseUntil, now)),
  );

/** Claims the due deliveries among `which` in one statement, so that no two workers hold the same lease. */
export async function claim(db: Database, which: SQL, now: Date): Promise<Delivery[]> {
  const claimed = await db
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      leaseUntil: isoTime(now, schedule.LEASE),
      // An expired lease: its worker died.
      lastError: sql`iif(${deliveries.leaseUntil} is null, ${deliveries.lastError}, 'interrupted')`,
    })
    .where(and(which, due(now)))
    .returning();
  for (const { id, form, attempts, lastError } of claimed) {
    if (lastError === "interrupted") log("error", "attempt_interrupted", { id, form, attempts });
  }
  return claimed;
}

/** What a finished attempt changes in its row. */
function resultOf(delivery: Delivery, outcome: Outcome, now: Date) {
  const { id, attempts, giveUpAt } = delivery;
  if (outcome.is === "delivered")
    return { id, attempts, state: "delivered", deliveredAt: isoTime(now) };
  const next = isoTime(now, schedule.waitAfter(attempts, outcome.waitMs));
  const over = next > giveUpAt && attempts >= schedule.FAIR_ATTEMPTS;
  return { id, attempts, state: over ? "dead" : "pending", next, error: outcome.error };
}

/**
 * Records finished attempts in one batch. The attempt number fences off a worker whose lease ran
 * out; a success counts whoever reports it.
 */
export async function record(db: Database, ended: [Delivery, Outcome][], now: Date): Promise<void> {
  const results = ended.map(([delivery, outcome]) => resultOf(delivery, outcome, now));
  const update = db
    .update(deliveries)
    .set({
      state: sql`result.state`,
      deliveredAt: sql`result.delivered_at`,
      nextAttemptAt: sql`coalesce(result.next, ${deliveries.nextAttemptAt})`,
      lastError: sql`result.error`,
      leaseUntil: null,
    })
    .from(sql`(select value ->> 'id' as id, value ->> 'attempts' as attempts,
      value ->> 'state' as state, value ->> 'deliveredAt' as delivered_at, value ->> 'next' as next,
      value ->> 'error' as error from json_each(${JSON.stringify(results)})) as result`)
    .where(sql`${deliveries.id} = result.id and ${deliveries.state} <> 'delivered'
      and (result.state = 'delivered'
        or (${deliveries.state} = 'pending' and ${deliveries.attempts} = result.attempts))`);
  const wishes = ended.map(([, outcome]) =>
    outcome.is === "delivered" ? 0 : (outcome.waitMs ?? 0),
  );
  const after: BatchItem<"sqlite">[] = ended.some(([, outcome]) => outcome.is === "delivered")
    ? serviceIsUp(db, now)
    : [serviceFailed(db, ended.length, Math.max(...wishes), now)];
  await db.batch([update, ...after]);
  for (const { id, attempts, state, error } of results) {
    const form = ended.find(([delivery]) => delivery.id === id)?.[0].form;
    if (state === "delivered") log("info", "delivered", { id, form, attempts });
    else log(state === "dead" ? "error" : "warn", "delivery_failed", { id, form, attempts, error });
  }
}
