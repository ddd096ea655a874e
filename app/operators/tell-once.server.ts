import { eq, type SQL, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Database } from "~/db/client.server";
import { type ServiceState, serviceState } from "~/db/schema.server";
import { isoTime } from "~/lib/time";
import { tell } from "./alerts.server";

/** How long one worker has to tell before another does, milliseconds. */
const TELLING = 50_000;

type Told = Pick<ServiceState, "alertedAt"> | Pick<ServiceState, "heldToldAt">;

/** Tells, and then notes that it was told; of two workers that notice the same, one does. */
export async function tellOnce(
  env: Env,
  db: Database,
  seen: Told,
  now: Date,
  text: string,
  noted: Partial<ServiceState>,
): Promise<void> {
  const isSeen: SQL =
    "alertedAt" in seen
      ? sql`${serviceState.alertedAt} is ${seen.alertedAt}`
      : sql`${serviceState.heldToldAt} is ${seen.heldToldAt}`;
  const taken = await db
    .update(serviceState)
    .set({ tellingUntil: isoTime(now, TELLING) })
    .where(
      sql`${serviceState.id} = 1 and ${isSeen}
        and coalesce(${serviceState.tellingUntil}, '') <= ${isoTime(now)}`,
    )
    .returning();
  if (taken.length === 0) return;
  await tell(env, text);
  await db
    .update(serviceState)
    .set({ ...noted, tellingUntil: null })
    .where(eq(serviceState.id, 1));
}
