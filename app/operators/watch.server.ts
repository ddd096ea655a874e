import { eq } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { type ServiceState, serviceState } from "~/db/schema.server";
import { REFUSING_AFTER } from "~/db/thresholds";
import { errorCode, log } from "~/lib/log";
import { isoTime, withTimeout } from "~/lib/time";
import { alarm } from "./alerts.server";
import { lookForHeld } from "./held.server";
import { reportOf, seenNow } from "./report.server";
import { tellOnce } from "./tell-once.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SWEEP_OVERDUE_AFTER = 5 * MINUTE;
/** All that an alert asks of D1 may take this long, milliseconds. */
const LIMIT = 8_000;

/** A cron that never ran is overdue too. */
const isOverdue = (sweptAt: string | null, now: Date) =>
  !sweptAt || sweptAt < isoTime(now, -SWEEP_OVERDUE_AFTER);

/** Whether it is time to tell: what is urgent or newly dead once an hour, dead leads that nobody has dealt with once a day. */
function isTime(alertedAt: string | null, urgent: boolean, diedAt: string | null, now: Date) {
  if (alertedAt === null) return true;
  const news = urgent || (diedAt !== null && diedAt > alertedAt);
  return now.getTime() - Date.parse(alertedAt) >= (news ? HOUR : 24 * HOUR);
}

/** Returns whether it told. */
async function look(env: Env, db: Database, state: ServiceState, now: Date): Promise<boolean> {
  const { alertedAt, refusals, testAlert, sweptAt } = state;
  const { waitingSince, diedAt } = await seenNow(db, now);
  const refusing = refusals >= REFUSING_AFTER;
  const stopped = isOverdue(sweptAt, now);
  const note = (text: () => Promise<string> | string, told: string | null) =>
    tellOnce(env, db, { alertedAt }, now, text, { alertedAt: told, testAlert: false });
  const urgent = waitingSince !== null || refusing || stopped || env.problems.length > 0;
  if (!urgent && diedAt === null) {
    const text = alertedAt ? "leads are well again." : "this is a test; leads are well.";
    return (alertedAt !== null || testAlert) && note(() => text, null);
  }
  if (!testAlert && !isTime(alertedAt, urgent, diedAt, now)) return false;
  return note(() => reportOf(env, db, { refusals, stopped, sweptAt }, now), isoTime(now));
}

/**
 * Tells `ALERT_URL` when a lead is dead or older than 15 minutes, the form service refuses what it is
 * sent, the sweep has stopped or a setting is wrong; and of what is held as spam, a sweep later, so that both
 * together take no calls from the leads. Never throws.
 */
export async function watch(env: Env, db: Database, state: ServiceState, now: Date): Promise<void> {
  if (!env.ALERT_URL) return;
  const both = async () =>
    (await withTimeout(LIMIT, look(env, db, state, now))) ||
    (await withTimeout(LIMIT, lookForHeld(env, db, state, now)));
  await both().catch((error: unknown) => log("error", "alert_failed", { error: errorCode(error) }));
}

/** The settings this isolate lacks, said once in its log: on Cloudflare one isolate may lack a secret that others have. */
let saidProblems = false;

/** Beside a submission, because nothing else runs when the cron has stopped. Never throws. */
export async function watchBeside(env: Env): Promise<void> {
  const { problems } = env;
  const now = new Date();
  if (problems.length > 0 && !saidProblems) {
    saidProblems = true;
    log("error", "settings", { problems: problems.join("; ") });
    await alarm(env, "settings", now, { problems });
  }
  if (!env.ALERT_URL) return;
  try {
    const db = database(env.DB);
    const [state] = await withTimeout(
      LIMIT,
      db.select().from(serviceState).where(eq(serviceState.id, 1)),
    );
    if (state && isOverdue(state.sweptAt, now)) await watch(env, db, state, now);
  } catch {
    // A database that does not answer is told of by the lead itself (`alarm`).
  }
}

/** How often page views look whether the cron has stopped: once in this time, milliseconds, in each isolate. */
const VIEWS_LOOK_EVERY = 5 * MINUTE;
let lookedAt = 0;

/**
 * Beside a page view, for a site that nobody writes to while its cron stands still: one query of one row
 * in five minutes from each isolate. `env` is read only when there is something to tell. Never throws.
 */
export async function watchBesideView(
  { DB, ALERT_URL }: { DB?: D1Database; ALERT_URL?: string },
  env: () => Env,
): Promise<void> {
  const now = new Date();
  if (!DB || !ALERT_URL || now.getTime() - lookedAt < VIEWS_LOOK_EVERY) return;
  lookedAt = now.getTime();
  try {
    const query = DB.prepare("select swept_at from service_state where id = 1");
    const row = await withTimeout(LIMIT, query.first<{ swept_at: string | null }>());
    if (row && isOverdue(row.swept_at, now)) await watchBeside(env());
  } catch {
    // Leads tell of a database that does not answer.
  }
}
