import { boundedBody } from "~/lib/bounded-body";
import { retryAfterMs } from "~/lib/retry-after";
import { ATTEMPT_LIMIT } from "./schedule";

/** How an attempt ended; a failure is a code without personal data, and how long the service asked to be left alone. */
export type Outcome = { ok: true } | { ok: false; error: string; waitMs?: number };

const BODY_LIMIT = 65_536;

const isFalse = (value: unknown) => value === false || value === "false";

/** True for a text, a list or an object that holds something, and for a number or `true`. */
const holdsSomething = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Whether a body is a JSON object that says no; any other body with a 2xx is a yes. */
function denies(body: string): boolean {
  try {
    const { success, ok, error, errors } = JSON.parse(body) ?? {};
    return isFalse(success) || isFalse(ok) || holdsSomething(error) || holdsSomething(errors);
  } catch {
    return false;
  }
}

/** Judges an answer of the form service (rulings, "What happens to a submission", point 5). */
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

/**
 * Hands one payload to the form service: at most `limitMs` including the body of its answer, and
 * redirects are not followed. Never throws.
 */
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
