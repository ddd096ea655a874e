import type { Env } from "~/config/env.server";
import { site } from "~/config/site";
import { splitCredentials } from "~/lib/credentials";
import { errorCode, log } from "~/lib/log";
import { referenceOf } from "~/lib/reference";
import { alertBody } from "./alert-body";

/** How long `ALERT_URL` has to answer, milliseconds. */
const TIMEOUT = 5_000;
const HOUR = 3_600_000;

/**
 * Hands a text to the operators, after the site's name and which of its environments speaks. Throws when
 * it is not taken in time; a redirect is not followed, since a webhook that is gone redirects to a page.
 */
export async function tell(env: Env, text: string): Promise<void> {
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

/** What is told at once, and when it is over; no personal data. */
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

/** When this isolate told which, milliseconds since 1970: D1, where other alerts are noted, may be what is down. */
const toldAt = new Map<Alarm, number>();

const logFailure = (error: unknown) => log("error", "alert_failed", { error: errorCode(error) });

/**
 * Tells of something that cannot wait for the sweep or be looked up in D1: at most once an hour from each
 * isolate. `detail` names a lead by its id, or says what is wrong with the settings. Never throws; goes
 * into `waitUntil`, never before an answer.
 */
export async function alarm(
  env: Env,
  what: Alarm,
  now: Date,
  detail: { id?: string; problems?: readonly string[] } = {},
): Promise<void> {
  const last = toldAt.get(what);
  if (!env.ALERT_URL || (last !== undefined && now.getTime() - last < HOUR)) return;
  toldAt.set(what, now.getTime());
  const { id, problems } = detail;
  const more = [id && `Reference ${referenceOf(id)}.`, problems && `${problems.join("; ")}.`];
  await tell(env, [alarms[what].text, ...more].filter(Boolean).join(" ")).catch((error) => {
    toldAt.delete(what);
    logFailure(error);
  });
}

/** Tells that what this isolate raised the alarm about was seen to work. Never throws. */
export async function allClear(env: Env, what: Alarm): Promise<void> {
  const { over: text } = alarms[what];
  const last = toldAt.get(what);
  if (last === undefined || !text) return;
  toldAt.delete(what);
  await tell(env, text).catch((error) => {
    toldAt.set(what, last);
    logFailure(error);
  });
}
