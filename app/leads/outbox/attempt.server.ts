import type { Database } from "~/db/client.server";
import { errorName, log } from "~/lib/log";
import type { Outcome, Sink } from "../sinks/outcome";
import type { Turn } from "./breaker.server";
import { type Delivery, record, renew } from "./rows.server";
import { ATTEMPT_LIMIT, LEASE } from "./schedule";

/** A worker may hold six connections at once. */
export const CONNECTIONS = 6;

/** The clock is an argument, so that a test can move it. */
const ordinary = { clock: () => new Date(), lease: LEASE, turn: { most: 1 } as Turn };

/** Hands on what waits, one lead after another over each connection, and renews the leases meanwhile. */
async function send(sink: Sink, db: Database, claimed: Delivery[], how: typeof ordinary) {
  const ended: [Delivery, Outcome][] = [];
  const waiting = [...claimed];
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      ended.push([one, await sink(one, ATTEMPT_LIMIT)]);
    }
  };
  const renewal = setInterval(() => {
    renew(db, claimed, how.lease, how.clock()).catch(() => undefined);
  }, how.lease.renewedEvery);
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  clearInterval(renewal);
  return ended;
}

/**
 * Sends claimed deliveries (`ended`) and then records how it went (`recorded`). Neither throws: an
 * outcome that cannot be recorded leads to a repeat under the same key, never to a lost lead.
 */
export function attempt(
  sink: Sink,
  db: Database,
  claimed: Delivery[],
  given: Partial<typeof ordinary> = {},
) {
  const how = { ...ordinary, ...given };
  const ended = send(sink, db, claimed, how);
  const recorded = ended.then((list) =>
    record(db, list, how.turn, how.clock()).catch((error: unknown) => {
      for (const [{ id, form }, { is }] of list) {
        log("error", "outcome_not_recorded", { id, form, is, error: errorName(error) });
      }
    }),
  );
  return { ended, recorded };
}
