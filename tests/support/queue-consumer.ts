/**
 * What a consumer of Cloudflare Queues would do with a batch of ids: the seam of docs/scale.md for the drain.
 */
import { inArray } from "drizzle-orm";
import { database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { attempt } from "~/leads/outbox/attempt.server";
import { claim } from "~/leads/outbox/claim.server";
import { httpSink } from "~/leads/sinks/http.server";

/** @param url of the form service */
export async function consume(binding: D1Database, url: string, ids: string[], now: Date) {
  const db = database(binding);
  const sink = httpSink({ is: "http", url, secrets: [], authorization: null });
  const claimed = await claim(db, inArray(deliveries.id, ids), now);
  await attempt(sink, db, claimed, { clock: () => now }).recorded;
}
