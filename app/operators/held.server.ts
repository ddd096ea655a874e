import { type SQL, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Database } from "~/db/client.server";
import type { ServiceState } from "~/db/schema.server";
import { groupedReference, referenceOf } from "~/lib/reference";
import { isoTime } from "~/lib/time";
import { alertOnce } from "./alert-once.server";
import { commandOf, leadCount, MOST, minuteOf } from "./report.server";

const DAY = 24 * 3_600_000;
/** Most references in an alert; the command shows all. */
const NAMED = 20;

interface HeldLead {
  id: string;
  createdAt: string;
  signs: string | null;
}

/** Leads by sign, the most frequent first. */
function bySign(held: HeldLead[]): string {
  const counts = new Map<string, number>();
  for (const sign of held.flatMap(({ signs }) => JSON.parse(signs ?? "[]") as string[])) {
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([sign, count]) => `${sign} ${count}`)
    .join(", ");
}

/** With fewer held leads, no share is reported as unusual. */
const FEW = 5;

/** A line if the share of held leads in the last day is more than twice that of the month before. */
async function unusualShare(db: Database, now: Date): Promise<string | null> {
  const newest = (from: number, to: number) =>
    sql`select * from (select state, judged from deliveries indexed by deliveries_by_time
      where created_at > ${isoTime(now, -from * DAY)} and created_at <= ${isoTime(now, -to * DAY)}
      order by created_at desc limit ${MOST})`;
  const counted = (of: SQL) =>
    sql`select count(*) as n,
      total(judged = 'ham' or (state = 'quarantined' and judged is null)) as held from (${of})`;
  const [day, before] = await db.all<{ n: number; held: number }>(
    sql`${counted(newest(1, 0))} union all ${counted(newest(31, 1))}`,
  );
  if (!day || !before?.n || day.held < FEW) return null;
  const [share, usual] = [day.held / day.n, before.held / before.n];
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  return share > 2 * usual
    ? `Unusual: ${percent(share)} of the last day's leads were held, ${percent(usual)} in the month before.`
    : null;
}

/** Newest first, without those that an operator held. */
const heldSince = (since: string) => sql`deliveries indexed by deliveries_held
  where state = 'quarantined' and judged is null and created_at > ${since} order by created_at desc`;

/** The alert's text: which leads were held since then, for which signs, and what to do. */
async function textOf(env: Env, db: Database, since: string, now: Date): Promise<string> {
  const held = await db.all<HeldLead>(
    sql`select id, created_at as createdAt, iif(json_valid(signs), signs, json_array(signs)) as signs
      from ${heldSince(since)} limit ${MOST}`,
  );
  const named = held.slice(0, NAMED).map(({ id }) => groupedReference(referenceOf(id)));
  const more = held.length > NAMED ? " and more" : "";
  const first = minuteOf(held.at(-1)?.createdAt ?? "");
  return [
    `${leadCount(held.length)} held as spam since ${first}: ${bySign(held)}.`,
    await unusualShare(db, now),
    `Newest first: ${named.join(", ")}${more}.`,
    `Not spam? ${commandOf(env, "release REF")}`,
    `Look: ${commandOf(env, "quarantined")}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/**
 * Alerts about leads held as spam since the last such alert, at most once a day, without those that an operator held.
 * Reads nothing within a day of the last alert, and one indexed row if there is nothing new. Returns whether it sent
 * one; throws what D1 and `sendAlert` throw.
 */
export async function alertHeld(
  env: Env,
  db: Database,
  { heldToldAt }: ServiceState,
  now: Date,
): Promise<boolean> {
  if (heldToldAt && now.getTime() - Date.parse(heldToldAt) < DAY) return false;
  const since = heldToldAt ?? "";
  const newest = await db.all(sql`select 1 from ${heldSince(since)} limit 1`);
  if (newest.length === 0) return false;
  const text = () => textOf(env, db, since, now);
  return alertOnce(env, db, { heldToldAt }, now, text, { heldToldAt: now.toISOString() });
}
