import { eq, type SQL, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Database } from "~/db/client.server";
import { type ServiceState, serviceState } from "~/db/schema.server";
import { isoTime } from "~/lib/time";
import { sendAlert } from "./alerts.server";

/**
 * How long one worker holds the right to send an alert, milliseconds; a failed alert is sent again after that. Not each
 * minute, because every alert counts leads in D1.
 */
const ALERT_LEASE = 290_000;

type LastAlert = Pick<ServiceState, "alertedAt"> | Pick<ServiceState, "heldAlertedAt">;

/**
 * Sends an alert and records that it was sent. If two workers notice the same, only one of them builds the text and sends
 * it. Returns whether this one did.
 */
export async function alertOnce(
  env: Env,
  db: Database,
  seen: LastAlert,
  now: Date,
  text: () => Promise<string> | string,
  noted: Partial<ServiceState>,
): Promise<boolean> {
  const isSeen: SQL =
    "alertedAt" in seen
      ? sql`${serviceState.alertedAt} is ${seen.alertedAt}`
      : sql`${serviceState.heldAlertedAt} is ${seen.heldAlertedAt}`;
  const claimed = await db
    .update(serviceState)
    .set({ alertLeaseUntil: isoTime(now, ALERT_LEASE) })
    .where(
      sql`${serviceState.id} = 1 and ${isSeen}
        and coalesce(${serviceState.alertLeaseUntil}, '') <= ${isoTime(now)}`,
    )
    .returning();
  if (claimed.length === 0) return false;
  await sendAlert(env, await text());
  await db
    .update(serviceState)
    .set({ ...noted, alertLeaseUntil: null })
    .where(eq(serviceState.id, 1));
  return true;
}
