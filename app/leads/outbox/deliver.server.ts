import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Database, database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { errorName, log } from "~/lib/log";
import { isoTime, pause } from "~/lib/time";
import { sinkOf } from "../sinks/index.server";
import type { Sink } from "../sinks/outcome";
import { attempt } from "./attempt.server";
import { admitted, readServiceState } from "./breaker.server";
import { claim, due } from "./rows.server";
import { LEASE, SILENT_AFTER } from "./schedule";

const interrupted = (id: string, error: unknown) =>
  log("error", "delivery_interrupted", { id, error: errorName(error) });

/**
 * Delivers one submission right after it was stored, if it is due and the service is not down. Never
 * throws: the sweep retries what fails.
 */
export async function deliver(env: Env, id: string): Promise<void> {
  const sink = sinkOf(env);
  if (!sink) return;
  try {
    const db = database(env.DB);
    const which = eq(deliveries.id, id);
    const now = new Date();
    const state = await readServiceState(db);
    const turn = await admitted(db, state, 1, and(which, due(now)), now);
    if (turn.most === 0) return;
    await attempt(sink, db, await claim(db, which, now), { turn }).recorded;
  } catch (error) {
    interrupted(id, error);
  }
}

const POLL_INTERVAL = 700;

/** One attempt when the row is due or has rested; its outcome does not wait until it is recorded. */
async function ask({ waitUntil }: AppLoadContext, sink: Sink, db: Database, id: string) {
  const which = eq(deliveries.id, id);
  const now = new Date();
  let [one] = await claim(db, which, now);
  if (!one) [one] = await claim(db, which, now, LEASE, true);
  if (!one) return undefined;
  const { ended, recorded } = attempt(sink, db, [one]);
  waitUntil(recorded);
  return (await ended)[0]?.[1];
}

/** Makes the attempt, or watches the worker that is making it; asks again when the database stumbles. */
async function untilDelivered(context: AppLoadContext, id: string, deadline: number) {
  const sink = sinkOf(context.env);
  if (!sink) return false;
  const db = database(context.env.DB);
  const { state, leaseUntil } = deliveries;
  const which = eq(deliveries.id, id);
  let lease = { until: "", since: 0 };
  for (let asks = true; Date.now() < deadline; await pause(POLL_INTERVAL)) {
    try {
      const outcome = asks ? await ask(context, sink, db, id) : undefined;
      if (outcome) return outcome.is === "delivered";
      asks = false;
      const [row] = await db.select({ state, leaseUntil }).from(deliveries).where(which);
      if (row?.state !== "pending" || !row.leaseUntil) return row?.state === "delivered";
      // A running worker renews its lease, a sweep seldom; the lease of a dead one is ended here.
      const ofSweep = row.leaseUntil > isoTime(new Date(), LEASE.lasts);
      if (row.leaseUntil !== lease.until || ofSweep) {
        lease = { until: row.leaseUntil, since: Date.now() };
      } else if (Date.now() - lease.since > SILENT_AFTER) {
        const over = { leaseUntil: isoTime(new Date(), -1) };
        const silent = and(which, eq(leaseUntil, lease.until));
        await db.update(deliveries).set(over).where(silent);
        asks = true;
      }
    } catch (error) {
      interrupted(id, error);
      asks = true;
    }
  }
  return false;
}

/**
 * For the forms that succeed only when the form service accepts: true once it has, false at `deadline`
 * (milliseconds since 1970) at the latest; what is still under way then is recorded all the same.
 * They ask also while the service is down. Never throws.
 */
export function deliverAwaited(context: AppLoadContext, id: string, deadline: number) {
  const work = untilDelivered(context, id, deadline);
  context.waitUntil(work);
  return Promise.race([work, pause(Math.max(deadline - Date.now(), 0)).then(() => false)]);
}
