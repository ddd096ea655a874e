import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { faultName, log } from "~/lib/log";
import { at, LEASE, waitAfter } from "./schedule";
import { type Outcome, send } from "./send.server";

type Claimed = typeof deliveries.$inferSelect;

/** Pending, and not in another worker's hands. */
export const claimable = (now: Date): SQL | undefined =>
  and(
    eq(deliveries.state, "pending"),
    or(isNull(deliveries.leaseUntil), lte(deliveries.leaseUntil, at(now))),
  );

/** Takes the lease of the claimable deliveries among `which`, in one statement, so no two workers hold one. */
export const claim = (db: Database, which: SQL, now: Date): Promise<Claimed[]> =>
  db
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1`, leaseUntil: at(now, LEASE) })
    .where(and(which, claimable(now)))
    .returning();

/** What a finished attempt changes in its row. */
function resultOf(delivery: Claimed, outcome: Outcome, now: Date): Partial<Claimed> {
  if (outcome.ok) {
    return { state: "delivered", deliveredAt: at(now), leaseUntil: null, lastError: null };
  }
  const next = at(now, waitAfter(delivery.attempts));
  const over = next > delivery.giveUpAt;
  return {
    state: over ? "dead" : "pending",
    nextAttemptAt: next,
    leaseUntil: null,
    lastError: outcome.error,
  };
}

/** The time of day, as a function, because an attempt ends later than it began. */
export type Clock = () => Date;

export const wallClock: Clock = () => new Date();

/** Sends one claimed delivery and records how it went. A lost record costs a repeat, never the lead. */
export async function attempt(env: Env, delivery: Claimed, clock = wallClock): Promise<Outcome> {
  const { id, form, attempts } = delivery;
  const outcome = await send(env.FORM_SERVICE_URL, id, delivery.payload);
  const result = resultOf(delivery, outcome, clock());
  // The attempt number fences off a worker whose lease ran out.
  await database(env.DB)
    .update(deliveries)
    .set(result)
    .where(and(eq(deliveries.id, id), eq(deliveries.attempts, attempts)));
  if (outcome.ok) {
    log("info", "delivered", { id, form, attempts });
  } else {
    const level = result.state === "dead" ? "error" : "warn";
    log(level, "delivery_failed", { id, form, attempts, error: outcome.error });
  }
  return outcome;
}

/**
 * Delivers one submission right after it was stored: how the attempt ended, or null when it is in
 * other hands or already over. Never throws: the sweep has the rest.
 */
export async function deliver(env: Env, id: string): Promise<Outcome | null> {
  try {
    const [delivery] = await claim(database(env.DB), eq(deliveries.id, id), wallClock());
    return delivery ? await attempt(env, delivery) : null;
  } catch (fault) {
    log("error", "delivery_interrupted", { id, fault: faultName(fault) });
    return null;
  }
}
