import { type SQL, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Database } from "~/db/client.server";
import type { ServiceState } from "~/db/schema.server";
import { referenceOf, spacedReference } from "~/lib/reference";
import { isoTime } from "~/lib/time";
import { alertOnce } from "./alert-once.server";
import { COUNT_LIMIT, commandOf, leadCount, minuteOf } from "./alert-text.server";

const DAY = 24 * 3_600_000;
/** Most references in an alert; the command shows all. */
const MAX_REFERENCES = 20;

interface HeldLead {
  id: string;
  createdAt: string;
  signs: string | null;
}

/** Counts held leads by spam signal, the most frequent first. */
function bySignal(held: HeldLead[]): string {
  const counts = new Map<string, number>();
  for (const signal of held.flatMap(({ signs }) => JSON.parse(signs ?? "[]") as string[])) {
    counts.set(signal, (counts.get(signal) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([signal, count]) => `${signal} ${count}`)
    .join(", ");
}

/** With fewer held leads, no share is reported as unusual. */
const MIN_HELD = 5;

/** A line if the share of held leads in the last day is more than twice that of the month before. */
async function unusualShare(db: Database, now: Date): Promise<string | null> {
  const newest = (from: number, to: number) =>
    sql`select * from (select state, judged from deliveries indexed by deliveries_by_time
      where created_at > ${isoTime(now, -from * DAY)} and created_at <= ${isoTime(now, -to * DAY)}
      order by created_at desc limit ${COUNT_LIMIT})`;
  const counted = (of: SQL) =>
    sql`select count(*) as n,
      total(judged = 'ham' or (state = 'quarantined' and judged is null)) as held from (${of})`;
  const [day, before] = await db.all<{ n: number; held: number }>(
    sql`${counted(newest(1, 0))} union all ${counted(newest(31, 1))}`,
  );
  if (!day || !before?.n || day.held < MIN_HELD) return null;
  const [share, usual] = [day.held / day.n, before.held / before.n];
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  return share > 2 * usual
    ? `Unusual: ${percent(share)} of the last day's leads were held, ${percent(usual)} in the month before.`
    : null;
}

/** Newest first, without those that an operator held. */
const heldSince = (since: string) => sql`deliveries indexed by deliveries_held
  where state = 'quarantined' and judged is null and created_at > ${since} order by created_at desc`;

/** The alert's text: which leads were held since then, for which signals, and what to do. */
async function textOf(env: Env, db: Database, since: string, now: Date): Promise<string> {
  const held = await db.all<HeldLead>(
    sql`select id, created_at as createdAt, iif(json_valid(signs), signs, json_array(signs)) as signs
      from ${heldSince(since)} limit ${COUNT_LIMIT}`,
  );
  const named = held.slice(0, MAX_REFERENCES).map(({ id }) => spacedReference(referenceOf(id)));
  const more = held.length > MAX_REFERENCES ? " and more" : "";
  const first = minuteOf(held.at(-1)?.createdAt ?? "");
  return [
    `${leadCount(held.length)} held as spam since ${first}: ${bySignal(held)}.`,
    await unusualShare(db, now),
    `Newest first: ${named.join(", ")}${more}.`,
    `Not spam? ${commandOf(env, "release REF")}`,
    `Look: ${commandOf(env, "held")}`,
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
  { heldAlertedAt }: ServiceState,
  now: Date,
): Promise<boolean> {
  if (heldAlertedAt && now.getTime() - Date.parse(heldAlertedAt) < DAY) return false;
  const since = heldAlertedAt ?? "";
  const newest = await db.all(sql`select 1 from ${heldSince(since)} limit 1`);
  if (newest.length === 0) return false;
  const text = () => textOf(env, db, since, now);
  return alertOnce(env, db, { heldAlertedAt }, now, text, { heldAlertedAt: now.toISOString() });
}
