import type { SinkSettings } from "~/config/sink.server";
import { failureOf, type Sink } from "./outcome";
import { outcomeOf } from "./service-reply";
import { signatureHeaders } from "./signature";
import { spamHeaders } from "./spam-headers";

/**
 * The form service: a POST of the payload, with the lead's id as `Idempotency-Key`, a signature if there is a
 * secret, and headers that list spam signals. The response must arrive completely within the limit; redirects are not followed.
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
