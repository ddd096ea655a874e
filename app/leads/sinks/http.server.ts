import { outcomeOf } from "./answer";
import { failureOf, type Sink } from "./outcome";

/**
 * The form service: a POST of the payload as it stands, with the lead's id as `Idempotency-Key`. The
 * answer counts when it was read to its end within the limit; redirects are not followed.
 */
export const httpSink =
  (url: string): Sink =>
  async ({ id, payload }, limitMs) => {
    try {
      return await outcomeOf(
        await fetch(url, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Accept: "application/json",
            "Idempotency-Key": id,
          },
          body: payload,
          redirect: "manual",
          signal: AbortSignal.timeout(Math.max(limitMs, 1)),
        }),
      );
    } catch (error) {
      const late = error instanceof Error && error.name === "TimeoutError";
      return failureOf(late ? "timeout" : "network");
    }
  };
