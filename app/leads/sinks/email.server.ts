import type { SinkSettings } from "~/config/sink.server";
import { support } from "~/forms/support";
import { TimeoutError, withTimeout } from "~/lib/time";
import { letterOf } from "./letter";
import { failureOf, type Sink } from "./outcome";

/** The code of an error. Its text is not used, because it may quote an address. */
function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  if (typeof code === "string" && /^E_[A-Z_]{1,60}$/.test(code)) return code;
  return error instanceof TimeoutError ? "timeout" : "mail";
}

/** The owner's mailbox: a letter for each lead through Cloudflare's mail service, which has no idempotency key. */
export const emailSink =
  ({ mail, to, supportTo, from }: Extract<SinkSettings, { is: "email" }>): Sink =>
  async (lead, limitMs) => {
    const recipients = lead.form === support.id ? supportTo : to;
    try {
      await withTimeout(
        Math.max(limitMs, 1),
        mail.send({ from, to: recipients, ...letterOf(lead) }),
      );
      return { is: "delivered" };
    } catch (error) {
      return failureOf(codeOf(error));
    }
  };
