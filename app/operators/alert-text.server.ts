import { type SQL, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Database } from "~/db/client.server";
import { oldestWaiting, WAITING_TOO_LONG } from "~/db/health";
import { isoTime } from "~/lib/time";

/** Counting for an alert stops here. */
export const COUNT_LIMIT = 500;

/** The oldest lead waiting too long, and when one last died: two indexed reads, however many there are. */
export async function readBacklog(db: Database, now: Date) {
  const { oldest, diedAt } = await db.get<{ oldest: string | null; diedAt: string | null }>(
    sql`select
      ${sql.raw(oldestWaiting)} as oldest,
      (select coalesce(ended_at, '') from deliveries indexed by deliveries_dead
       where state = 'dead' order by ended_at desc limit 1) as diedAt`,
  );
  const waitingSince = oldest && oldest < isoTime(now, -WAITING_TOO_LONG.alert) ? oldest : null;
  return { waitingSince, diedAt };
}

export const minuteOf = (time: string) => `${time.slice(0, 16).replace("T", " ")} UTC`;
export const leadCount = (n: number) =>
  n >= COUNT_LIMIT ? `${COUNT_LIMIT} leads or more` : n === 1 ? "1 lead" : `${n} leads`;

/** Counts the leads of an index: how many, since when, and the most frequent error; null if there are none. */
async function countLeads(db: Database, walk: SQL) {
  const rows = await db.all<{ error: string | null; n: number; since: string }>(
    sql`select last_error as error, count(*) as n, min(created_at) as since
      from (select last_error, created_at from deliveries indexed by ${walk} limit ${COUNT_LIMIT})
      group by last_error order by n desc`,
  );
  const [first] = rows;
  if (!first) return null;
  const total = rows.reduce((sum, { n }) => sum + n, 0);
  const since = rows.map((row) => row.since).reduce((a, b) => (a < b ? a : b));
  const why = first.error ? `; most often ${first.error}` : "";
  return { leads: leadCount(total), since: minuteOf(since), why };
}

/** The command that asks the database of this environment. */
export const commandOf = ({ ENVIRONMENT }: Env, question: string) =>
  `npm run leads -- ${question}${ENVIRONMENT === "local" ? "" : ` --env ${ENVIRONMENT} --remote`}`;

/** The text of an alert: a line for each problem, and the command that shows more; no personal data. */
export async function alertText(
  env: Env,
  db: Database,
  seen: { rejections: number; stopped: boolean; sweptAt: string | null },
  now: Date,
): Promise<string> {
  const old = isoTime(now, -WAITING_TOO_LONG.alert);
  const dead = await countLeads(db, sql`deliveries_dead where state = 'dead'`);
  const waiting = await countLeads(
    db,
    sql`deliveries_waiting where state = 'pending' and not refused and created_at < ${old} order by created_at`,
  );
  const refusedLeads = seen.rejections
    ? await countLeads(
        db,
        sql`deliveries_due where state = 'pending' and queue = 2 order by next_attempt_at`,
      )
    : null;
  const lines = [
    dead && `${dead.leads} given up, the first from ${dead.since}${dead.why}.`,
    waiting &&
      `${waiting.leads} not delivered yet, the oldest from ${waiting.since}${waiting.why}.`,
    seen.rejections > 0 &&
      `The form service has said no to ${leadCount(seen.rejections)} and taken none since${refusedLeads?.why ?? ""}.`,
    seen.stopped &&
      (seen.sweptAt
        ? `The sweep stood still: it last ran at ${minuteOf(seen.sweptAt)}.`
        : "The sweep has never run: does the worker have its cron?"),
    env.problems.length > 0 && `Settings: ${env.problems.join("; ")}.`,
  ].filter(Boolean);
  return ["leads need a look.", ...lines, `More: ${commandOf(env, "undelivered")}`].join("\n");
}
