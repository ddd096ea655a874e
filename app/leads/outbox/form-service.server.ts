import { boundedBody } from "~/lib/bounded-body";
import { denies, retryAfterMs } from "~/lib/service-answer";
import { ATTEMPT_LIMIT } from "./schedule";

/** How an attempt ended; a failure is a code without personal data, and how long the service asked to be left alone. */
export type Outcome = { ok: true } | { ok: false; error: string; waitMs?: number };

const BODY_LIMIT = 65_536;

/** Judges an answer of the form service. */
export async function judge(response: Response): Promise<Outcome> {
  if (!response.ok) {
    await response.body?.cancel();
    return { ok: false, error: `http-${response.status}`, waitMs: retryAfterMs(response.headers) };
  }
  const body = await boundedBody(response, BODY_LIMIT);
  return body && denies(await body.text()) ? { ok: false, error: "denied" } : { ok: true };
}

/** Milliseconds that the last call from this isolate took. */
export let lastCallTook = 300;

/** Hands one payload to the form service, in `limitMs` at most with the body of the answer. Never throws. */
export async function callFormService(
  url: string | null,
  id: string,
  payload: string,
  limitMs = ATTEMPT_LIMIT,
): Promise<Outcome> {
  if (!url) return { ok: false, error: "no-address" };
  const began = Date.now();
  try {
    return await judge(
      await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json",
          "Idempotency-Key": id,
        },
        body: payload,
        redirect: "manual",
        signal: AbortSignal.timeout(limitMs),
      }),
    );
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    return { ok: false, error: late ? "timeout" : "network" };
  } finally {
    lastCallTook = Date.now() - began;
  }
}
