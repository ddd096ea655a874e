import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { type ServiceState, serviceState } from "~/db/schema.server";
import { errorName, log } from "~/lib/log";
import { isoTime } from "~/lib/time";

const MINUTE = 60_000;
const TOO_OLD = 15 * MINUTE;
const STOOD_STILL = 5 * MINUTE;
const AT_MOST_EVERY = 60 * MINUTE;

/** What is wrong, in words and counts; no personal data. A lead that the service refuses wakes nobody until it is dead. */
async function complaints(db: Database, { sweptAt }: ServiceState, now: Date): Promise<string[]> {
  const found: { dead: number; oldest: string | null } = await db.get(sql`select
    (select count(*) from deliveries where state = 'dead') as dead,
    (select min(created_at) from deliveries where state = 'pending' and not refused) as oldest`);
  const list: string[] = [];
  if (found.dead > 0) list.push(`dead deliveries: ${found.dead}`);
  if (found.oldest && found.oldest < isoTime(now, -TOO_OLD)) {
    list.push(`the oldest undelivered lead came at ${found.oldest}`);
  }
  if (sweptAt && sweptAt < isoTime(now, -STOOD_STILL))
    list.push(`the last sweep was at ${sweptAt}`);
  return list;
}

async function tell(url: string, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(5_000),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`http-${answer.status}`);
}

/**
 * Tells `ALERT_URL` when a lead is dead or older than 15 minutes, or the sweep has stopped: at most
 * once an hour, by one worker, and once more when it is over. Never throws.
 */
export async function watch(env: Env, db: Database, state: ServiceState, now: Date): Promise<void> {
  if (!env.ALERT_URL) return;
  const alertedAt = serviceState.alertedAt;
  try {
    const wrong = await complaints(db, state, now);
    if (wrong.length === 0 && !state.alertedAt) return;
    const turn = wrong.length
      ? or(isNull(alertedAt), lte(alertedAt, isoTime(now, -AT_MOST_EVERY)))
      : isNotNull(alertedAt);
    const taken = await db
      .update(serviceState)
      .set({ alertedAt: wrong.length ? isoTime(now) : null })
      .where(and(eq(serviceState.id, 1), turn))
      .returning();
    if (taken.length === 0) return;
    const before = { alertedAt: state.alertedAt };
    const text = wrong.length ? `Leads need a look: ${wrong.join("; ")}.` : "Leads are well again.";
    await tell(env.ALERT_URL, text).catch(async (error: unknown) => {
      await db.update(serviceState).set(before).where(eq(serviceState.id, 1));
      throw error;
    });
  } catch (error) {
    log("error", "alert_failed", { error: errorName(error) });
  }
}

/** Beside a submission, because nothing else runs when the cron has stopped. Never throws. */
export async function watchSweep(env: Env): Promise<void> {
  if (!env.ALERT_URL) return;
  try {
    const now = new Date();
    const db = database(env.DB);
    const [state] = await db.select().from(serviceState).where(eq(serviceState.id, 1));
    const stands = state?.sweptAt && state.sweptAt < isoTime(now, -STOOD_STILL);
    if (stands) await watch(env, db, state, now);
  } catch (error) {
    log("error", "alert_failed", { error: errorName(error) });
  }
}
