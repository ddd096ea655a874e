import { and, inArray, sql } from "drizzle-orm";
import type { Database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { log } from "~/lib/log";
import { isoTime } from "~/lib/time";
import type { Ended, tellBreaker } from "./breaker.server";
import { type Delivery, Queue } from "./claim.server";
import { MIN_ATTEMPTS, waitAfter } from "./schedule";

/** What is written of a finished attempt. */
interface Changes extends Pick<Delivery, "id" | "form" | "attempts" | "state"> {
  error?: string;
  refused?: boolean;
  queue?: number;
  /** When it is tried next; empty, and that stays as it is. */
  next?: string;
}

/** What a finished attempt changes in its row. One that was pressed leaves the schedule as it is. */
function resultOf([delivery, outcome]: Ended, now: Date): Changes {
  const { id, form, attempts, presses, giveUpAt, pressed } = delivery;
  if (outcome.is === "delivered") return { id, form, attempts, state: outcome.is };
  const { is, error, waitMs } = outcome;
  const next = pressed ? "" : isoTime(now, waitAfter(attempts - presses, waitMs));
  const expired = next > giveUpAt && attempts - presses >= MIN_ATTEMPTS;
  const queue = is === "unwell" ? Queue.retry : Queue.refused;
  const state = expired ? "dead" : "pending";
  return { id, form, attempts, state, error, refused: is === "refused", queue, next };
}

/**
 * Records finished attempts in one batch, with what the breaker learns of them (`tellBreaker`). The attempt
 * number fences off a worker whose lease ran out; a success counts whoever reports it.
 */
export async function record(
  db: Database,
  ended: Ended[],
  breaker: ReturnType<typeof tellBreaker>,
  now: Date,
) {
  const results = ended.map((one) => resultOf(one, now));
  // Each row finds its own in one JSON object by its id: rows are then read by their keys alone.
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
