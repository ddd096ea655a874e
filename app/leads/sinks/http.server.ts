import type { SinkSettings } from "~/config/sink.server";
import { failureOf, type Sink } from "./outcome";
import { outcomeOf } from "./service-reply";
import { signatureHeaders } from "./signature";
import { spamHeaders } from "./spam-headers";

/**
 * The form service: a POST of the payload as it stands, with the lead's id as `Idempotency-Key`, signed
 * if there is a secret, and with headers that say what of it looks like spam. The answer counts when it was read to its end within the limit; redirects are
 * not followed.
 */
export const httpSink =
  ({ url, secrets, authorization }: Extract<SinkSettings, { is: "http" }>): Sink =>
  async (lead, limitMs) => {
    const { id, payload } = lead;
    try {
      return await outcomeOf(
        await fetch(url, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Accept: "application/json",
            "Idempotency-Key": id,
            ...spamHeaders(lead),
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
