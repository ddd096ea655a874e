import type { AppLoadContext } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { errorCode, log } from "~/lib/log";
import { isoTime, pause, withTimeout } from "~/lib/time";
import type { Visitor } from "../screening/akismet.server";
import { checkBeforeSending } from "../screening/akismet-verdicts.server";
import { sinkOf } from "../sinks/index.server";
import type { Sink } from "../sinks/outcome";
import { attempt } from "./attempt.server";
import { claim } from "./claim.server";
import { D1_TIMEOUT } from "./schedule";

const logInterrupted = (id: string, error: unknown) =>
  log("error", "delivery_interrupted", { id, error: errorCode(error) });

/**
 * The first attempt of a submission, right after it was stored, even while the service is down; not if Akismet
 * calls it spam. Never throws: the sweep retries what fails.
 */
export async function deliver(env: Env, id: string, visitor: Visitor): Promise<void> {
  const sink = sinkOf(env);
  if (!sink) return;
  try {
    const db = database(env.DB);
    const [claimed] = await withTimeout(D1_TIMEOUT, claim(db, eq(deliveries.id, id), new Date()));
    const lead = claimed && (await checkBeforeSending(env, db, claimed, visitor));
    if (lead) await attempt(sink, db, [lead]).recorded;
  } catch (error) {
    logInterrupted(id, error);
  }
}

const POLL_INTERVAL = 700;

/** One attempt, if the row is due or the visitor may retry it. Resolves before the outcome is recorded. */
async function attemptNow({ waitUntil }: AppLoadContext, sink: Sink, db: Database, id: string) {
  const which = eq(deliveries.id, id);
  const now = new Date();
  let claimed = await claim(db, which, now);
  if (claimed.length === 0) claimed = await claim(db, which, now, true);
  if (claimed.length === 0) return undefined;
  const { ended, recorded } = attempt(sink, db, claimed);
  waitUntil(recorded);
  return (await ended)[0]?.[1];
}

/** Makes the attempt, or polls while another worker makes it; tries again if D1 fails or that worker dies. */
async function untilDelivered(context: AppLoadContext, id: string, deadline: number) {
  const sink = sinkOf(context.env);
  if (!sink) return false;
  const db = database(context.env.DB);
  const { state, leaseUntil } = deliveries;
  for (let isDue = true; Date.now() < deadline; await pause(POLL_INTERVAL)) {
    try {
      const outcome = isDue ? await attemptNow(context, sink, db, id) : undefined;
      if (outcome) return outcome.is === "delivered";
      const [row] = await db
        .select({ state, leaseUntil })
        .from(deliveries)
        .where(eq(deliveries.id, id));
      if (row?.state !== "pending" || !row.leaseUntil) return row?.state === "delivered";
      isDue = row.leaseUntil <= isoTime(new Date());
    } catch (error) {
      logInterrupted(id, error);
      isDue = true;
    }
  }
  return false;
}

/**
 * For the forms that succeed only when the form service accepts: true once it has, false at `deadline`
 * (milliseconds since 1970) at the latest; an attempt still running then is recorded all the same.
 * Also attempted while the service is down. Never throws.
 */
export function deliverAwaited(context: AppLoadContext, id: string, deadline: number) {
  const work = untilDelivered(context, id, deadline);
  context.waitUntil(work);
  return Promise.race([work, pause(Math.max(deadline - Date.now(), 0)).then(() => false)]);
}
