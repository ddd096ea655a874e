import { eq } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { faultName, log } from "~/lib/log";
import { deliver } from "./deliver.server";
import { ATTEMPT_LIMIT, at } from "./schedule";

const LOOK_AGAIN = 200;

/** Waits for the worker that holds the lease to finish: true once delivered, false once it let go. */
async function outcomeElsewhere(env: Env, id: string): Promise<boolean> {
  const deadline = Date.now() + ATTEMPT_LIMIT;
  while (Date.now() < deadline) {
    const [row] = await database(env.DB)
      .select({ state: deliveries.state, leaseUntil: deliveries.leaseUntil })
      .from(deliveries)
      .where(eq(deliveries.id, id));
    if (row?.state !== "pending") return row?.state === "delivered";
    if (!row.leaseUntil || row.leaseUntil < at(new Date())) return false;
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
  }
  return false;
}

/**
 * For the forms that succeed only on the form service's word (rulings, point 3): makes the first
 * attempt, or, when a double click is making it already, shares its outcome. Never throws.
 */
export async function settle(env: Env, id: string): Promise<boolean> {
  const outcome = await deliver(env, id);
  if (outcome) return outcome.ok;
  try {
    return await outcomeElsewhere(env, id);
  } catch (fault) {
    log("error", "settle_interrupted", { id, fault: faultName(fault) });
    return false;
  }
}
