import { and, asc, inArray, lte } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { faultName, log } from "~/lib/log";
import { attempt, type Clock, claim, claimable } from "./deliver.server";
import { at } from "./schedule";

/** A worker may hold six connections at once. */
const AT_ONCE = 6;
/** Keeps one sweep under the free plan's 50 subrequests; the next one is a minute away. */
const MOST = 36;

/**
 * Delivers what is due, oldest first, a handful at a time (rulings, point 6).
 * `scheduled` may lie in the future, so that a test can move the clock; it never holds the clock back.
 */
export async function sweep(env: Env, scheduled: number): Promise<void> {
  const clock: Clock = () => new Date(Math.max(scheduled, Date.now()));
  const db = database(env.DB);
  let taken = 0;
  let claimed: Awaited<ReturnType<typeof claim>>;
  do {
    const now = clock();
    const due = db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(claimable(now), lte(deliveries.nextAttemptAt, at(now))))
      .orderBy(asc(deliveries.nextAttemptAt))
      .limit(AT_ONCE);
    claimed = await claim(db, inArray(deliveries.id, due), now);
    taken += claimed.length;
    const ends = await Promise.allSettled(claimed.map((one) => attempt(env, one, clock)));
    for (const end of ends) {
      if (end.status === "rejected") {
        log("error", "delivery_interrupted", { fault: faultName(end.reason) });
      }
    }
  } while (claimed.length === AT_ONCE && taken < MOST);
  if (taken > 0) log("info", "swept", { taken });
}
