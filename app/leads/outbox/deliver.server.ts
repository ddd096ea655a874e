import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, inArray } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { errorName, log } from "~/lib/log";
import { isoTime, pause } from "~/lib/time";
import { watchSweep } from "~/operators/alert.server";
import { sinkOf } from "../sinks/index.server";
import type { Outcome, Sink } from "../sinks/outcome";
import { admitted, readServiceState } from "./breaker.server";
import { claim, type Delivery, due, record } from "./rows.server";
import { ATTEMPT_LIMIT, LEASE, RENEW_EVERY, SILENT_AFTER } from "./schedule";

/** A worker may hold six connections at once. */
const CONNECTIONS = 6;

/**
 * Sends claimed deliveries and records how it went. Never throws: an outcome that cannot be recorded
 * leads to a repeat under the same key, never to a lost lead.
 */
export async function attempt(
  sink: Sink,
  db: Database,
  claimed: Delivery[],
  clock = () => new Date(),
  limitMs = ATTEMPT_LIMIT,
): Promise<[Delivery, Outcome][]> {
  const ended: [Delivery, Outcome][] = [];
  if (claimed.length === 0) return ended;
  const waiting = [...claimed];
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      // A form without a payload needs no call, such as a released newsletter address.
      const outcome: Outcome = one.sends ? await sink(one, limitMs) : { is: "delivered" };
      ended.push([one, outcome]);
    }
  };
  const ids = claimed.map(({ id }) => id);
  const held = and(inArray(deliveries.id, ids), eq(deliveries.state, "pending"));
  const renewal = setInterval(() => {
    const renewed = { leaseUntil: isoTime(clock(), LEASE) };
    db.update(deliveries)
      .set(renewed)
      .where(held)
      .catch(() => undefined);
  }, RENEW_EVERY);
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  clearInterval(renewal);
  await record(db, ended, clock()).catch((error: unknown) => {
    for (const [{ id, form }, { is }] of ended) {
      log("error", "outcome_not_recorded", { id, form, is, error: errorName(error) });
    }
  });
  return ended;
}

/** One attempt for one submission, if it is due and the service is not down; `awaited`: even then. */
async function attemptOne(env: Env, sink: Sink, id: string, limitMs: number, awaited: boolean) {
  const db = database(env.DB);
  const state = await readServiceState(db);
  await watchSweep(env, db, state);
  const now = new Date();
  const one = and(eq(deliveries.id, id), due(now));
  if (!awaited && (await admitted(db, state, 1, one, now)) === 0) return;
  const claimed = await claim(db, eq(deliveries.id, id), now);
  const [ended] = await attempt(sink, db, claimed, undefined, limitMs);
  return ended?.[1];
}

/** Delivers one submission right after it was stored. Never throws: the sweep retries what fails. */
export async function deliver(env: Env, id: string): Promise<void> {
  const sink = sinkOf(env);
  if (!sink) return;
  await attemptOne(env, sink, id, ATTEMPT_LIMIT, false).catch((error: unknown) =>
    log("error", "delivery_interrupted", { id, error: errorName(error) }),
  );
}

const LOOK_AGAIN = 500;

/** Makes the first attempt, or watches the worker that is making it. */
async function untilDelivered(env: Env, id: string, deadline: number): Promise<boolean> {
  const sink = sinkOf(env);
  if (!sink) return false;
  const db = database(env.DB);
  const { state, leaseUntil } = deliveries;
  let lease = { until: "", since: 0 };
  let outcome = await attemptOne(env, sink, id, deadline - Date.now(), true);
  while (!outcome && Date.now() < deadline) {
    const [row] = await db
      .select({ state, leaseUntil })
      .from(deliveries)
      .where(eq(deliveries.id, id));
    if (row?.state !== "pending" || !row.leaseUntil) return row?.state === "delivered";
    if (row.leaseUntil !== lease.until) lease = { until: row.leaseUntil, since: Date.now() };
    if (Date.now() - lease.since < SILENT_AFTER) await pause(LOOK_AGAIN);
    else {
      // A running worker renews its lease; the lease of a dead one is ended here.
      const silent = and(eq(deliveries.id, id), eq(leaseUntil, lease.until));
      const ended = { leaseUntil: isoTime(new Date(), -1) };
      await db.update(deliveries).set(ended).where(silent);
      outcome = await attemptOne(env, sink, id, deadline - Date.now(), true);
    }
  }
  return outcome?.is === "delivered";
}

/**
 * For the forms that succeed only when the form service accepts: true once it was
 * delivered, false at `deadline` (milliseconds since 1970) at the latest; what is still under way
 * then is recorded all the same. Never throws.
 */
export function deliverAwaited(
  { env, waitUntil }: AppLoadContext,
  id: string,
  deadline: number,
): Promise<boolean> {
  const work = untilDelivered(env, id, deadline).catch((error: unknown) => {
    log("error", "delivery_interrupted", { id, error: errorName(error) });
    return false;
  });
  waitUntil(work);
  return Promise.race([work, pause(Math.max(deadline - Date.now(), 0)).then(() => false)]);
}
