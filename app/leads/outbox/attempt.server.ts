import type { Database } from "~/db/client.server";
import { errorCode, log } from "~/lib/log";
import { withTimeout } from "~/lib/time";
import type { Outcome, Sink } from "../sinks/outcome";
import { type Ended, tellBreaker } from "./breaker.server";
import type { Delivery } from "./claim.server";
import { record } from "./record.server";
import { ATTEMPT_LIMIT, D1_LIMIT } from "./schedule";

/** A worker may hold six connections at once, so as many deliveries are claimed and sent together. */
export const CONNECTIONS = 6;

/** The clock is an argument, so that a test can move it. */
const ordinary = { clock: () => new Date(), healthy: false };

/** What calls nobody, such as a newsletter address that an operator released, is delivered by being claimed. */
const send = (sink: Sink, one: Delivery): Promise<Outcome> =>
  one.sends ? sink(one, ATTEMPT_LIMIT) : Promise.resolve({ is: "delivered" });

/**
 * Sends claimed deliveries (`ended`) and then records how it went (`recorded`, which comes to those that
 * were calls). Neither throws: an outcome that cannot be recorded leads to a repeat under the same key when the
 * schedule says so, never to a lost lead.
 */
export function attempt(
  sink: Sink,
  db: Database,
  claimed: Delivery[],
  given: Partial<typeof ordinary> = {},
) {
  const { clock, healthy } = { ...ordinary, ...given };
  const ended = Promise.all(
    claimed.map(async (one): Promise<Ended> => [one, await send(sink, one)]),
  );
  const recorded = ended.then(async (list) => {
    const calls = list.filter(([{ sends }]) => sends);
    await withTimeout(
      D1_LIMIT,
      record(db, list, tellBreaker(db, calls, healthy, clock()), clock()),
    ).catch((error: unknown) => {
      for (const [{ id, form }, { is }] of list) {
        log("error", "outcome_not_recorded", { id, form, is, error: errorCode(error) });
      }
    });
    return calls;
  });
  return { ended, recorded };
}
