import { eq } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { REJECTING_AFTER, SWEEP_OVERDUE } from "~/db/health";
import { type ServiceState, serviceState } from "~/db/schema.server";
import { errorCode, log } from "~/lib/log";
import { isoTime, withTimeout } from "~/lib/time";
import { alertOnce } from "./alert-once.server";
import { alertText, readBacklog } from "./alert-text.server";
import { raiseAlarm } from "./alerts.server";
import { alertHeld } from "./held.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long an alert's queries and its post may take together, milliseconds. */
const ALERT_TIMEOUT = 8_000;

/** A cron that never ran is overdue too. */
const isOverdue = (sweptAt: string | null, now: Date) =>
  !sweptAt || sweptAt < isoTime(now, -SWEEP_OVERDUE.alert);

/** Once an hour for what is urgent or newly dead, once a day for dead leads that nobody has dealt with. */
function isAlertDue(alertedAt: string | null, urgent: boolean, diedAt: string | null, now: Date) {
  if (alertedAt === null) return true;
  const news = urgent || (diedAt !== null && diedAt > alertedAt);
  return now.getTime() - Date.parse(alertedAt) >= (news ? HOUR : 24 * HOUR);
}

/** Returns whether it sent an alert. */
async function alertIfNeeded(
  env: Env,
  db: Database,
  state: ServiceState,
  now: Date,
): Promise<boolean> {
  const { alertedAt, rejections, testAlert, sweptAt } = state;
  const { waitingSince, diedAt } = await readBacklog(db, now);
  const refusing = rejections >= REJECTING_AFTER;
  const stopped = isOverdue(sweptAt, now);
  const alert = (text: () => Promise<string> | string, nextAlertedAt: string | null) =>
    alertOnce(env, db, { alertedAt }, now, text, { alertedAt: nextAlertedAt, testAlert: false });
  const urgent = waitingSince !== null || refusing || stopped || env.problems.length > 0;
  if (!urgent && diedAt === null) {
    const text = alertedAt ? "leads are well again." : "this is a test; leads are well.";
    return (alertedAt !== null || testAlert) && alert(() => text, null);
  }
  if (!testAlert && !isAlertDue(alertedAt, urgent, diedAt, now)) return false;
  return alert(() => alertText(env, db, { rejections, stopped, sweptAt }, now), isoTime(now));
}

/**
 * Alerts the operators if a lead is dead or has waited too long, the form service refuses leads, the sweep has stopped
 * or a setting is wrong; otherwise about leads held as spam. One alert a sweep, because its queries come out of the
 * budget for deliveries. Never throws.
 */
export async function checkHealth(
  env: Env,
  db: Database,
  state: ServiceState,
  now: Date,
): Promise<void> {
  if (!env.ALERT_URL) return;
  const both = async () =>
    (await withTimeout(ALERT_TIMEOUT, alertIfNeeded(env, db, state, now))) ||
    (await withTimeout(ALERT_TIMEOUT, alertHeld(env, db, state, now)));
  await both().catch((error: unknown) => log("error", "alert_failed", { error: errorCode(error) }));
}

/** Each isolate logs its problems once: one isolate may lack a secret that others have. */
let areProblemsLogged = false;

/** Runs with each submission, because it can notice that the cron has stopped. Never throws. */
export async function checkAfterSubmission(env: Env): Promise<void> {
  const { problems } = env;
  const now = new Date();
  if (problems.length > 0 && !areProblemsLogged) {
    areProblemsLogged = true;
    log("error", "settings", { problems: problems.join("; ") });
    await raiseAlarm(env, "settings", now, { problems });
  }
  if (!env.ALERT_URL) return;
  try {
    const db = database(env.DB);
    const [state] = await withTimeout(
      ALERT_TIMEOUT,
      db.select().from(serviceState).where(eq(serviceState.id, 1)),
    );
    if (state && isOverdue(state.sweptAt, now)) await checkHealth(env, db, state, now);
  } catch {
    // If D1 is down, storing the lead raises the alarm.
  }
}

/** How often page views look whether the cron has stopped: once in this time, milliseconds, in each isolate. */
const PAGE_VIEW_CHECK_EVERY = 5 * MINUTE;
let lastPageViewCheck = 0;

/**
 * Beside a page view, for a site that nobody writes to while its cron stands still: one query of one row
 * in five minutes from each isolate. `env` is read only when there is something to tell. Never throws.
 */
export async function checkAfterPageView(
  { DB, ALERT_URL }: { DB?: D1Database; ALERT_URL?: string },
  env: () => Env,
): Promise<void> {
  const now = new Date();
  if (!DB || !ALERT_URL || now.getTime() - lastPageViewCheck < PAGE_VIEW_CHECK_EVERY) return;
  lastPageViewCheck = now.getTime();
  try {
    const query = DB.prepare("select swept_at from service_state where id = 1");
    const row = await withTimeout(ALERT_TIMEOUT, query.first<{ swept_at: string | null }>());
    if (row && isOverdue(row.swept_at, now)) await checkAfterSubmission(env());
  } catch {
    // Leads tell of a database that does not answer.
  }
}
