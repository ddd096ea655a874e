/** The statements of `npm run leads`, from the schema of the app. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { submissions } from "../../app/db/lists.server.ts";
import { answers, deliveries, dependentTables, leadTables } from "../../app/db/schema.server.ts";
import { root } from "../tasks.ts";

const or = (conditions: SQL[]) =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`0`;

/** How many rows a list shows, unless it is asked for all. */
export const PAGE_SIZE = 50;

/** The rows of a reference, which is the beginning of an id. */
const ofReference = (reference: string) =>
  sql`${sql.identifier("id")} >= ${reference} and ${sql.identifier("id")} < ${`${reference}g`}`;

/** Everything that is stored about the leads of some references. */
export const selectLeads = (references: string[]): SQL =>
  sql`select s.*, d.next_attempt_at, d.give_up_at, d.lease_until, d.ended_at, d.refused, d.akismet
    from (select * from ${submissions} where ${or(references.map(ofReference))}) s
    join ${deliveries} d on d.id = s.id order by s.created_at desc`;

/** What a list is narrowed to; `from` and `to` are days. */
export interface Filter {
  form?: string;
  /** A state, or `all`; without it, everything that is not held as spam. */
  state?: string;
  from?: string;
  to?: string;
  campaign?: string;
  page?: string;
}

/** A lead's campaign in a word or two. What an operator wrote there by hand may be no JSON, and is none. */
const campaignLabel = sql`(select trim(coalesce(origin ->> '$.utm_source', '') || ' ' || coalesce(origin ->> '$.utm_campaign', ''))
    from (select iif(json_valid(campaign), campaign, null) as origin))`;

/** Which rows of `deliveries`, and of the views, a filter leaves. */
export function conditionOf({ form, state, from, to, campaign, page }: Filter): SQL {
  const conditions = [
    form && sql`form = ${form}`,
    state !== "all" && (state ? sql`state = ${state}` : sql`state <> 'quarantined'`),
    from && sql`created_at >= ${from}`,
    to && sql`created_at < date(${to}, '+1 day')`,
    campaign && sql`instr(lower(${campaignLabel}), lower(${campaign})) > 0`,
    page && sql`page = ${page}`,
  ].filter((one) => typeof one === "object");
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1`;
}

/** The newest leads that a condition fits, after so many others, and how many it fits in all. */
export const selectPage = (condition: SQL, after = 0, most = PAGE_SIZE): SQL[] => [
  sql`select * from ${submissions} where ${condition} order by created_at desc limit ${most} offset ${after}`,
  sql`select count(*) as total from ${deliveries} where ${condition}`,
];

/** How many leads want a look, by their state: an index has them together. */
export const countOpen = sql`select state, count(*) as leads from ${deliveries}
  where state in ('pending', 'dead', 'quarantined') group by state`;

/** The forms that leads came by: one look into an index for each, whatever their number. */
export const selectForms = sql`select distinct form from ${deliveries}`;

/** Pages and campaigns of the newest thousand. */
export const selectOrigins = sql`select distinct page, ${campaignLabel} as campaign
  from (select page, campaign from ${deliveries} order by created_at desc limit 1000)`;

/** Writes down who has answered a lead, in the place of what was written before; without a name, takes it away. */
export const saveAnswer = (id: string, by: string, note: string): SQL =>
  by
    ? sql`insert into ${answers} (id, answered_at, answered_by, note)
        select id, ${new Date().toISOString()}, ${by.slice(0, 100)}, ${note.slice(0, 2000) || null} from ${deliveries} where id = ${id}
        on conflict (id) do update set answered_at = excluded.answered_at, answered_by = excluded.answered_by,
          note = excluded.note returning id`
    : sql`delete from ${answers} where id = ${id} returning id`;

/** What makes an address one that gets the newsletter. */
export const selectSubscriptions = (address: string): SQL =>
  sql`select id, email, created_at from ${leadTables.newsletterSubscriptions}
    where lower(email) = lower(${address}) order by created_at`;

/** The changes that can be made to all leads at once, a file of ops/changes each. */
export const changes = readdirSync(join(root, "ops/changes"))
  .map((name) => name.replace(/\.sql$/, ""))
  .sort();

/** The one that can't: a file of it would hold back every lead there is. */
export const SPAM_CHANGE = "spam";

/** The file of a change ends in its condition. */
function changeOf(change: string) {
  if (change === SPAM_CHANGE) {
    const condition = sql`state <> 'quarantined'`;
    return {
      update: sql`update ${deliveries} set state = 'quarantined', judged = 'spam', lease_until = null where ${condition}`,
      condition,
    };
  }
  const update = readFileSync(join(root, "ops/changes", `${change}.sql`), "utf8")
    .trim()
    .replace(/;$/, "");
  const [, condition = ""] = update.match(/[\s\S]*\bwhere ([\s\S]*)$/) ?? [];
  return { update: sql.raw(update), condition: sql.raw(condition) };
}

/** The leads of some references, and whether the change can be made to each. */
export const selectChosen = (change: string, references: string[]): SQL =>
  sql`select *, ${changeOf(change).condition} as fits
    from ${submissions} where ${or(references.map(ofReference))} order by created_at`;

/** The newest leads that a change of all would change, and how many they are. */
export const selectFitting = (change: string): SQL[] => selectPage(changeOf(change).condition);

/** How many leads a change of all would change, and of which kind they are. */
export const countFitting = (change: string): SQL =>
  sql`select count(*) as leads, state, form, last_error, min(created_at) as first, max(created_at) as last
    from ${submissions} where ${changeOf(change).condition} group by state, form, last_error`;

/** Makes the change, to the leads of some ids or to all that it fits. */
export const applyChange = (change: string, ids?: string[]): SQL =>
  sql`${changeOf(change).update}${ids ? sql` and ${idIn(ids)}` : sql``}
    returning id, state`;

/** One value for each id would be more than SQLite takes. */
const idIn = (ids: string[]) => sql`id in (select value from json_each(${JSON.stringify(ids)}))`;

/** Ids in pieces: Linux takes a command of 128 KiB, and an erasure names each id once for every table. */
export const inBatches = (ids: string[], most = 200): string[][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
    ids.slice(at * most, (at + 1) * most),
  );

/** The submissions of some ids. */
export const selectByIds = (ids: string[]): SQL =>
  sql`select * from ${submissions} where ${idIn(ids)}`;

/** Deletes the rows of some ids, in every table. */
export const deleteLeads = (ids: string[]): SQL[] =>
  [...dependentTables, deliveries].map(
    (table) =>
      sql`delete from ${table} where ${idIn(ids)} returning ${getTableName(table)} as deleted_from`,
  );

/** Writes another value into a field of a lead, and into the form's own table. */
export const updateField = (id: string, field: string, value: string): SQL[] => [
  sql`update ${deliveries} set payload = json_set(payload, ${`$.${field}`}, ${value})
    where id = ${id} and json_type(payload, ${`$.${field}`}) = 'text' returning id`,
  ...Object.values(leadTables).flatMap((table) => {
    const columns: Record<string, { name: string }> = getTableColumns(table);
    const column = columns[field];
    return column
      ? [
          sql`update ${table} set ${sql.identifier(column.name)} = ${value} where id = ${id} returning id`,
        ]
      : [];
  }),
];
