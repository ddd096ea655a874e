import type { Database } from "~/db/client.server";
import { errorCode, log } from "~/lib/log";
import { withTimeout } from "~/lib/time";
import type { Outcome, Sink } from "../sinks/outcome";
import { breakerUpdates, type FinishedAttempt } from "./breaker.server";
import type { Delivery } from "./claim.server";
import { record } from "./record.server";
import { ATTEMPT_TIMEOUT, D1_TIMEOUT } from "./schedule";

/** A worker may hold six connections at once, so as many deliveries are claimed and sent together. */
export const CONNECTIONS = 6;

/** The clock is an argument, so that a test can move it. */
const defaults = { clock: () => new Date(), healthy: false };

/** A lead that is not sent to the form service, such as a newsletter address, counts as delivered at once. */
const send = (sink: Sink, lead: Delivery): Promise<Outcome> =>
  lead.sends ? sink(lead, ATTEMPT_TIMEOUT) : Promise.resolve({ is: "delivered" });

/**
 * Sends claimed deliveries (`ended`), then records the outcomes (`recorded`, which resolves to those that went to
 * the service). Neither rejects: if an outcome cannot be recorded, the lead is sent again under the same key.
 */
export function attempt(
  sink: Sink,
  db: Database,
  claimed: Delivery[],
  options: Partial<typeof defaults> = {},
) {
  const { clock, healthy } = { ...defaults, ...options };
  const ended = Promise.all(
    claimed.map(async (lead): Promise<FinishedAttempt> => [lead, await send(sink, lead)]),
  );
  const recorded = ended.then(async (list) => {
    const calls = list.filter(([{ sends }]) => sends);
    await withTimeout(
      D1_TIMEOUT,
      record(db, list, breakerUpdates(db, calls, healthy, clock()), clock()),
    ).catch((error: unknown) => {
      for (const [{ id, form }, { is }] of list) {
        log("error", "outcome_not_recorded", { id, form, is, error: errorCode(error) });
      }
    });
    return calls;
  });
  return { ended, recorded };
}
