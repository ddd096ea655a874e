import { sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Database } from "~/db/client.server";
import type { ServiceState } from "~/db/schema.server";
import { groupedReference, referenceOf } from "~/lib/reference";
import { commandOf, inWords, minute } from "./report.server";
import { tellOnce } from "./tell-once.server";

const DAY = 24 * 3_600_000;
/** More leads than these are not counted for an alert. */
const MOST = 1_000;
/** References that are named; the command shows all. */
const NAMED = 20;

interface Held {
  id: string;
  createdAt: string;
  signs: string | null;
}

/** How many leads show each sign, the most frequent first. */
function bySign(held: Held[]): string {
  const counts = new Map<string, number>();
  for (const sign of held.flatMap(({ signs }) => JSON.parse(signs ?? "[]") as string[])) {
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([sign, count]) => `${sign} ${count}`)
    .join(", ");
}

/**
 * Tells which leads were held as spam since it was last told, once a day at most. What an operator held is no
 * news. Reads nothing for a day after it has told, and one row of an index when there is nothing. Throws what D1 and
 * `tell` throw.
 */
export async function lookForHeld(
  env: Env,
  db: Database,
  { heldToldAt }: ServiceState,
  now: Date,
): Promise<void> {
  if (heldToldAt && now.getTime() - Date.parse(heldToldAt) < DAY) return;
  const held = await db.all<Held>(
    sql`select id, created_at as createdAt, signs from deliveries indexed by deliveries_held
      where state = 'quarantined' and judged is null and created_at > ${heldToldAt ?? ""}
      order by created_at desc limit ${MOST}`,
  );
  const oldest = held.at(-1);
  if (!oldest) return;
  const named = held.slice(0, NAMED).map(({ id }) => groupedReference(referenceOf(id)));
  const more = held.length > NAMED ? " and more" : "";
  const text = [
    `${inWords(held.length)} held as spam since ${minute(oldest.createdAt)}: ${bySign(held)}.`,
    `Newest first: ${named.join(", ")}${more}.`,
    `Is one no spam? ${commandOf(env, "release REF")}`,
    `Look: ${commandOf(env, "quarantined")}`,
  ].join("\n");
  await tellOnce(env, db, { heldToldAt }, now, text, { heldToldAt: now.toISOString() });
}
