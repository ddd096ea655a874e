import type { Env } from "~/config/env.server";
import { site } from "~/config/site";
import { splitCredentials } from "~/lib/credentials";
import { errorCode, log } from "~/lib/log";
import { referenceOf } from "~/lib/reference";
import { alertBody } from "./alert-body";

/** How long `ALERT_URL` may take to respond, milliseconds. */
const TIMEOUT = 5_000;
const HOUR = 3_600_000;

/**
 * Posts a text to `ALERT_URL`, prefixed with the site and environment. Throws if it is not accepted in time. Redirects
 * are not followed, because a deleted webhook redirects to a page.
 */
export async function sendAlert(env: Env, text: string): Promise<void> {
  if (!env.ALERT_URL) return;
  const { url, authorization } = splitCredentials(env.ALERT_URL);
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(authorization && { Authorization: authorization }),
    },
    body: JSON.stringify(alertBody(env.ALERT_URL, `${site.brand}, ${env.ENVIRONMENT}: ${text}`)),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const error = new Error("the alert was not taken");
  error.name = `http-${response.status}`;
  throw error;
}

/** The alerts sent at once, and what is sent when the trouble is over; no personal data. */
const alarms = {
  sweep: {
    text: "the sweep could not work with D1, so nothing that waits was sent.",
    over: "the sweep works again.",
  },
  store: {
    text: "D1 takes no leads. They go to the form service directly. One that could not be stored within half a minute either leaves the line delivered_unstored in the log.",
    over: "D1 stores leads again.",
  },
  nowhere: {
    text: "a lead could not be stored, and the form service did not take it. Its sender was told so, with the phone number. D1 may still have written it late: find shows it then.",
    over: null,
  },
  settings: {
    text: "a setting is missing or wrong; leads are taken all the same.",
    over: null,
  },
};
export type Alarm = keyof typeof alarms;

/** When this isolate raised which alarm, milliseconds since 1970. Not in D1, because D1 may be what is down. */
const raisedAt = new Map<Alarm, number>();

const logFailure = (error: unknown) => log("error", "alert_failed", { error: errorCode(error) });

/**
 * Sends an alert that cannot wait for the sweep, or that D1 may not know of: at most once an hour from each isolate.
 * `detail` has a lead's id, or what is wrong with the settings. Never throws; call it in `waitUntil`, so that no
 * visitor waits for it.
 */
export async function raiseAlarm(
  env: Env,
  what: Alarm,
  now: Date,
  detail: { id?: string; problems?: readonly string[] } = {},
): Promise<void> {
  const last = raisedAt.get(what);
  if (!env.ALERT_URL || (last !== undefined && now.getTime() - last < HOUR)) return;
  raisedAt.set(what, now.getTime());
  const { id, problems } = detail;
  const more = [id && `Reference ${referenceOf(id)}.`, problems && `${problems.join("; ")}.`];
  await sendAlert(env, [alarms[what].text, ...more].filter(Boolean).join(" ")).catch((error) => {
    raisedAt.delete(what);
    logFailure(error);
  });
}

/** Reports that something works again, if this isolate raised the alarm about it. Never throws. */
export async function clearAlarm(env: Env, what: Alarm): Promise<void> {
  const { over: text } = alarms[what];
  const last = raisedAt.get(what);
  if (last === undefined || !text) return;
  raisedAt.delete(what);
  await sendAlert(env, text).catch((error) => {
    raisedAt.set(what, last);
    logFailure(error);
  });
}
