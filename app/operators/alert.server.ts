import { eq, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { type ServiceState, serviceState } from "~/db/schema.server";
import { errorName, log } from "~/lib/log";
import { isoTime } from "~/lib/time";
import { databaseIsBack, tell } from "./tell.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MAX_PENDING_AGE = 15 * MINUTE;
const SWEEP_OVERDUE_AFTER = 5 * MINUTE;

interface Findings {
  dead: number;
  /** What goes on at this moment and gets worse, in words without personal data. */
  urgent: string[];
}

/** Looks for what is wrong. A lead that the service refuses wakes nobody until it is dead. */
async function look(db: Database, { sweptAt }: ServiceState, now: Date): Promise<Findings> {
  const { dead, oldest } = await db.get<{ dead: number; oldest: string | null }>(sql`select
    (select count(*) from deliveries where state = 'dead') as dead,
    (select min(created_at) from deliveries where state = 'pending' and not refused) as oldest`);
  const urgent: string[] = [];
  if (oldest && oldest < isoTime(now, -MAX_PENDING_AGE)) {
    urgent.push(`the oldest undelivered lead came at ${oldest}`);
  }
  if (sweptAt && sweptAt < isoTime(now, -SWEEP_OVERDUE_AFTER)) {
    urgent.push(`the last sweep was at ${sweptAt}`);
  }
  return { dead, urgent };
}

/**
 * What to tell now, null for nothing: what is urgent and newly dead leads once an hour, dead ones that
 * nobody has dealt with once a day, and the end of it all once.
 */
function messageFor(
  { alertedAt, alertedDead }: ServiceState,
  { dead, urgent }: Findings,
  now: Date,
): string | null {
  const since =
    alertedAt === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(alertedAt);
  if (dead === 0 && urgent.length === 0) return alertedAt && "Leads are well again.";
  if (since < (urgent.length > 0 || dead > alertedDead ? HOUR : 24 * HOUR)) return null;
  const list = dead > 0 ? [`dead deliveries: ${dead}`, ...urgent] : urgent;
  return `Leads need a look: ${list.join("; ")}.`;
}

/**
 * Tells `ALERT_URL` when a lead is dead or older than 15 minutes, or the sweep has stopped; of two
 * workers that notice, one does. Never throws.
 */
export async function watch(env: Env, db: Database, state: ServiceState, now: Date): Promise<void> {
  if (!env.ALERT_URL) return;
  try {
    await databaseIsBack(env.ALERT_URL);
    const findings = await look(db, state, now);
    const { dead, urgent } = findings;
    const text = messageFor(state, findings, now);
    // Fewer dead ones than were told of: the next one is news again.
    if (text === null && dead >= state.alertedDead) return;
    const wrong = dead > 0 || urgent.length > 0;
    const alertedAt = text === null ? state.alertedAt : wrong ? isoTime(now) : null;
    const taken = await db
      .update(serviceState)
      .set({ alertedAt, alertedDead: dead })
      .where(
        sql`${serviceState.id} = 1 and ${serviceState.alertedAt} is ${state.alertedAt}
          and ${serviceState.alertedDead} = ${state.alertedDead}`,
      )
      .returning();
    if (text === null || taken.length === 0) return;
    await tell(env.ALERT_URL, text).catch(async (error: unknown) => {
      const before = { alertedAt: state.alertedAt, alertedDead: state.alertedDead };
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
    const stands = state?.sweptAt && state.sweptAt < isoTime(now, -SWEEP_OVERDUE_AFTER);
    if (stands) await watch(env, db, state, now);
  } catch {
    // A database that does not answer is told of by the lead itself (`alarm`).
  }
}
