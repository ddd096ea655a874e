import type { Env } from "~/config/env.server";
import { errorName, log } from "~/lib/log";
import { referenceOf } from "~/lib/reference";

/** How long `ALERT_URL` has to answer, milliseconds. */
const TIMEOUT = 5_000;
const HOUR = 3_600_000;

/** Hands a text to the operators. Throws when it is not taken in time. */
export async function tell(url: string, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`http-${answer.status}`);
}

/** What is told at once, in the words of the message; no personal data. */
const alarms = {
  database:
    "D1 does not answer, or takes no leads. They go to the form service directly, and are stored when D1 is back.",
  nowhere:
    "A lead is held nowhere: D1 and the form service both failed. Its sender was told so, with the phone number.",
};

/** When this isolate told which, milliseconds since 1970: D1, where the other alerts are counted, may be what is down. */
const told = new Map<keyof typeof alarms, number>();
let away = false;

/**
 * Tells `ALERT_URL` of something that cannot wait for the sweep or be looked up in D1: at most once an
 * hour from each isolate. Never throws; goes into `waitUntil`, never before an answer.
 */
export async function alarm(
  env: Env,
  what: keyof typeof alarms,
  now: Date,
  id?: string,
): Promise<void> {
  const last = told.get(what);
  if (!env.ALERT_URL || (last !== undefined && now.getTime() - last < HOUR)) return;
  told.set(what, now.getTime());
  if (what === "database") away = true;
  const which = id ? ` Reference ${referenceOf(id)}.` : "";
  await tell(env.ALERT_URL, alarms[what] + which).catch((error: unknown) => {
    told.delete(what);
    log("error", "alert_failed", { error: errorName(error) });
  });
}

/** Tells that D1 is back, if this isolate told that it was away. Throws when it cannot be told. */
export async function databaseIsBack(url: string): Promise<void> {
  if (away) await tell(url, "D1 answers again.");
  away = false;
}
