import { eq, type SQL, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Database } from "~/db/client.server";
import { type ServiceState, serviceState } from "~/db/schema.server";
import { isoTime } from "~/lib/time";
import { tell } from "./alerts.server";

/**
 * How long one worker has to tell before another does, milliseconds: also how long until what was not taken is told
 * again. A webhook that is gone would else have the leads counted in each minute.
 */
const TELLING = 290_000;

type Told = Pick<ServiceState, "alertedAt"> | Pick<ServiceState, "heldToldAt">;

/**
 * Tells, and then notes that it was told; of two workers that notice the same, one does, and counts what the text
 * says. Returns whether this one did.
 */
export async function tellOnce(
  env: Env,
  db: Database,
  seen: Told,
  now: Date,
  text: () => Promise<string> | string,
  noted: Partial<ServiceState>,
): Promise<boolean> {
  const isSeen: SQL =
    "alertedAt" in seen
      ? sql`${serviceState.alertedAt} is ${seen.alertedAt}`
      : sql`${serviceState.heldToldAt} is ${seen.heldToldAt}`;
  const claimed = await db
    .update(serviceState)
    .set({ tellingUntil: isoTime(now, TELLING) })
    .where(
      sql`${serviceState.id} = 1 and ${isSeen}
        and coalesce(${serviceState.tellingUntil}, '') <= ${isoTime(now)}`,
    )
    .returning();
  if (claimed.length === 0) return false;
  await tell(env, await text());
  await db
    .update(serviceState)
    .set({ ...noted, tellingUntil: null })
    .where(eq(serviceState.id, 1));
  return true;
}
