import type { AppLoadContext } from "@remix-run/cloudflare";
import { log } from "~/lib/log";
import { raiseAlarm } from "~/operators/alerts.server";
import { type Submission, storeLate } from "./outbox/store.server";
import { sinkOf } from "./sinks/index.server";

/**
 * While D1 is unreachable, sends the lead straight to the form service; returns whether it was taken. Suspected spam
 * is not sent and cannot be held, so its sender sees a failure and the operators get an alert.
 */
export async function sendDirectly(
  { env, waitUntil }: AppLoadContext,
  submission: Submission,
  limitMs: number,
): Promise<boolean> {
  const { id, form, sends, held } = submission;
  waitUntil(raiseAlarm(env, "store", new Date()));
  const direct = sends && !held ? sinkOf(env) : null;
  const ok = (await direct?.(submission, limitMs))?.is === "delivered";
  log(ok ? "warn" : "error", ok ? "delivered_directly" : "stored_nowhere", { id, form });
  if (ok) waitUntil(storeLate(env.DB, submission));
  else waitUntil(raiseAlarm(env, "nowhere", new Date(), { id }));
  return ok;
}
