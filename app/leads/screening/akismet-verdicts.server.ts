import { and, eq, inArray, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Database } from "~/db/client.server";
import { type AkismetVerdict, deliveries } from "~/db/schema.server";
import { errorCode, log } from "~/lib/log";
import { withTimeout } from "~/lib/time";
import type { Delivery } from "../outbox/claim.server";
import { D1_TIMEOUT } from "../outbox/schedule";
import { checkMessage, hasMessage, submitCorrection, type Visitor } from "./akismet.server";

const logFailure = (id: string, error: string) => log("warn", "akismet_failed", { id, error });

/**
 * Asks Akismet about a lead before its first attempt. Returns the lead as it is to be sent, or null if it is now held.
 * If Akismet or the database fails, the lead is sent. Never throws.
 */
export async function checkBeforeSending(
  env: Env,
  db: Database,
  lead: Delivery,
  visitor: Visitor,
): Promise<Delivery | null> {
  const { id, attempts, verdict } = lead;
  if (!env.AKISMET_KEY || attempts > 1 || verdict || lead.akismet || !hasMessage(lead)) return lead;
  try {
    const said = await checkMessage(env, lead, visitor);
    if (!said) {
      logFailure(id, "refused");
      return lead;
    }
    const akismet = { said, ...visitor };
    const found =
      said === "spam"
        ? { akismet, spamSignals: [...(lead.spamSignals ?? []), "akismet"] }
        : { akismet };
    const isHeld = said === "spam" && env.SPAM !== "mark";
    const held = { state: "quarantined", attempts: 0, queue: 0, leaseUntil: null } as const;
    await withTimeout(
      D1_TIMEOUT,
      db
        .update(deliveries)
        .set({ ...found, ...(isHeld && held) })
        .where(and(eq(deliveries.id, id), eq(deliveries.attempts, attempts))),
    );
    return isHeld ? null : { ...lead, ...found };
  } catch (error) {
    logFailure(id, errorCode(error));
    return lead;
  }
}

/** Most corrections that one sweep reports. */
const MAX_REPORTS = 4;

/** Calls and queries of a report. */
export const REPORT_CALLS = MAX_REPORTS + 2;

/** What a correction needs of a row. */
interface CorrectedLead {
  id: string;
  payload: string;
  page: string | null;
  judged: AkismetVerdict["said"];
  akismet: string;
}

/** Reports operators' corrections to Akismet. One that it rejects is not reported again; one that it does not answer is. */
export async function reportCorrections(env: Env, db: Database): Promise<void> {
  if (!env.AKISMET_KEY) return;
  const rows = await db.all<CorrectedLead>(
    sql`select id, payload, page, judged, akismet from deliveries indexed by deliveries_corrected
      where akismet ->> '$.said' <> judged order by created_at limit ${MAX_REPORTS}`,
  );
  const reported = await Promise.all(
    rows.map(async ({ id, judged, akismet, ...lead }) => {
      try {
        const isTaken = await submitCorrection(env, lead, judged, JSON.parse(akismet) as Visitor);
        if (!isTaken) logFailure(id, "refused");
        return [id];
      } catch (error) {
        logFailure(id, errorCode(error));
        return [];
      }
    }),
  );
  if (reported.flat().length === 0) return;
  await db
    .update(deliveries)
    .set({ akismet: sql`json_set(akismet, '$.said', judged)` })
    .where(inArray(deliveries.id, reported.flat()));
}
