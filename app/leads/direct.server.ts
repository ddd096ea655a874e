import type { AppLoadContext } from "@remix-run/cloudflare";
import { log } from "~/lib/log";
import { alarm } from "~/operators/tell.server";
import { type Submission, storeLate } from "./outbox/store.server";
import { wouldBeTaken } from "./sinks/decoy.server";
import { sinkOf } from "./sinks/index.server";

/**
 * With D1 out of reach, the form service itself may still take the lead; returns whether it has. A filled
 * honeypot is not sent. Whatever its sender is told, its row is written if D1 comes back in time.
 */
export async function sendDirectly(
  { env, waitUntil }: AppLoadContext,
  submission: Submission,
  limitMs: number,
): Promise<boolean> {
  const { id, form, sends, quarantined } = submission;
  waitUntil(alarm(env, "database", new Date()));
  if (quarantined) {
    waitUntil(storeLate(env.DB, submission, "quarantined"));
    return sends && wouldBeTaken(env, null);
  }
  const direct = sends ? sinkOf(env) : null;
  const ok = (await direct?.(submission, limitMs))?.is === "delivered";
  log(ok ? "warn" : "error", ok ? "delivered_directly" : "stored_nowhere", { id, form });
  if (ok) waitUntil(storeLate(env.DB, submission, "delivered"));
  else waitUntil(alarm(env, "nowhere", new Date(), id));
  return ok;
}
