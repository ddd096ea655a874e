import { and, inArray, sql } from "drizzle-orm";
import type { Database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { log } from "~/lib/log";
import { isoTime } from "~/lib/time";
import type { breakerUpdates, FinishedAttempt } from "./breaker.server";
import { type Delivery, Queue } from "./claim.server";
import { MIN_ATTEMPTS, waitAfter } from "./schedule";

/** What is written of a finished attempt. */
interface Changes extends Pick<Delivery, "id" | "form" | "attempts" | "state"> {
  error?: string;
  refused?: boolean;
  queue?: number;
  /** When to try next; empty to leave that as it is. */
  next?: string;
}

/** What a finished attempt changes in its row. One that a visitor asked for leaves the schedule as it is. */
function resultOf([delivery, outcome]: FinishedAttempt, now: Date): Changes {
  const { id, form, attempts, visitorAttempts, giveUpAt, byVisitor } = delivery;
  if (outcome.is === "delivered") return { id, form, attempts, state: outcome.is };
  const { is, error, waitMs } = outcome;
  const next = byVisitor ? "" : isoTime(now, waitAfter(attempts - visitorAttempts, waitMs));
  const expired = next > giveUpAt && attempts - visitorAttempts >= MIN_ATTEMPTS;
  const queue = is === "unavailable" ? Queue.retry : Queue.refused;
  const state = expired ? "dead" : "pending";
  return { id, form, attempts, state, error, refused: is === "refused", queue, next };
}

/**
 * Records finished attempts, and what they tell the breaker (`breakerUpdates`), in one batch. A failure counts
 * only if the attempt number still matches, because a worker whose lease ran out may report late; a success
 * always counts.
 */
export async function record(
  db: Database,
  ended: FinishedAttempt[],
  breaker: ReturnType<typeof breakerUpdates>,
  now: Date,
) {
  const results = ended.map((one) => resultOf(one, now));
  // One JSON object by id, so that the update reads each row by its key.
  const changes = JSON.stringify(Object.fromEntries(results.map((one) => [one.id, one])));
  const value = (name: keyof Changes) =>
    sql`(${changes} ->> ('$."' || ${deliveries.id} || '".${sql.raw(name)}'))`;
  const update = db
    .update(deliveries)
    .set({
      state: value("state"),
      deliveredAt: sql`iif(${value("state")} = 'delivered', ${isoTime(now)}, null)`,
      nextAttemptAt: sql`iif(${value("next")} > '', ${value("next")}, ${deliveries.nextAttemptAt})`,
      lastError: value("error"),
      refused: sql`coalesce(${value("refused")}, 0)`,
      queue: sql`coalesce(${value("queue")}, ${deliveries.queue})`,
      endedAt: isoTime(now),
      leaseUntil: null,
    })
    .where(
      and(
        inArray(
          deliveries.id,
          results.map(({ id }) => id),
        ),
        sql`+${deliveries.state} <> 'delivered' and (${value("state")} = 'delivered'
          or (+${deliveries.state} = 'pending' and ${deliveries.attempts} = ${value("attempts")}))`,
      ),
    );
  await db.batch([update, ...breaker]);
  for (const { id, form, attempts, state, error } of results) {
    if (state === "delivered") log("info", "delivered", { id, form, attempts });
    else log(state === "dead" ? "error" : "warn", "delivery_failed", { id, form, attempts, error });
  }
}
