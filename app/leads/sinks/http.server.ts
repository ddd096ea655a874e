import type { SinkSettings } from "~/config/sink.server";
import { outcomeOf } from "./answer";
import { failureOf, type Sink } from "./outcome";
import { signatureHeaders } from "./signature";

/**
 * The form service: a POST of the payload as it stands, with the lead's id as `Idempotency-Key`, signed
 * if there is a secret. The answer counts when it was read to its end within the limit; redirects are
 * not followed.
 */
export const httpSink =
  ({ url, secrets, authorization }: Extract<SinkSettings, { is: "http" }>): Sink =>
  async ({ id, payload }, limitMs) => {
    try {
      return await outcomeOf(
        await fetch(url, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Accept: "application/json",
            "Idempotency-Key": id,
            ...(authorization && { Authorization: authorization }),
            ...(await signatureHeaders(secrets, id, new Date(), payload)),
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
