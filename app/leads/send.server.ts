import { boundedBody } from "~/lib/bounded-body";
import { ATTEMPT_LIMIT } from "./schedule";

/** How an attempt ended; a failure is a code without personal data. */
export type Outcome = { ok: true } | { ok: false; error: string };

const BODY_LIMIT = 65_536;

const denies = (value: unknown) => value === false || value === "false";

/** Judges an answer of the form service (rulings, "What happens to a submission", point 5). */
export async function judge(response: Response): Promise<Outcome> {
  if (response.status < 200 || response.status > 299) {
    await response.body?.cancel();
    return { ok: false, error: `http-${response.status}` };
  }
  const body = await boundedBody(response, BODY_LIMIT);
  if (!body) return { ok: false, error: "answer-too-long" };
  try {
    const answer: unknown = JSON.parse(await body.text());
    const { success, ok } = (answer ?? {}) as { success?: unknown; ok?: unknown };
    return denies(success) || denies(ok) ? { ok: false, error: "denied" } : { ok: true };
  } catch {
    return { ok: false, error: "not-json" };
  }
}

/** One attempt to hand a payload to the form service: at most 10 s, redirects not followed. Never throws. */
export async function send(url: string, id: string, payload: string): Promise<Outcome> {
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
        signal: AbortSignal.timeout(ATTEMPT_LIMIT),
      }),
    );
  } catch (fault) {
    const late = fault instanceof Error && fault.name === "TimeoutError";
    return { ok: false, error: late ? "timeout" : "network" };
  }
}
