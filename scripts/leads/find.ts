/** `find TEXT`: what is stored about somebody, in every table and state, by whatever they say. */
import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { deliveries, leadTables } from "../../app/db/schema.server.ts";
import type { Row, RunSql } from "./database.ts";
import { parseObject } from "./export.ts";
import {
  digitsOf,
  isPhone,
  type MatchRule,
  MIN_PHONE_DIGITS,
  referenceIn,
  words,
} from "./match.ts";
import { readSubmissions } from "./pages.ts";
import { inBatches, selectByIds } from "./statements.ts";

/** Digits as they are typed, without what is usual between them. */
const stripped = [..." -().+/"].reduce(
  (text, sign) => sql`replace(${text}, ${sign}, '')`,
  sql`(payload ->> '$.phone')`,
);

/**
 * What SQL can say of it, which leaves out most rows and none that fits: SQLite knows the case of ASCII letters
 * alone, so a row that has others is looked at here.
 */
function candidates(text: string): SQL {
  const conditions = [sql`length(payload) <> length(cast(payload as blob))`];
  // JSON writes some signs in another way; the longest part of each word without them is the same in both.
  const parts = words(text).flatMap(
    (word) => word.match(/[a-z0-9@._+-]+/g)?.reduce((a, b) => (b.length > a.length ? b : a)) ?? [],
  );
  if (parts.length > 0) {
    // D1 takes a hundred values in a statement; what these leave is looked at here.
    const each = parts.slice(0, 40).map((part) => sql`instr(lower(payload), ${part}) > 0`);
    conditions.push(sql`(${sql.join(each, sql` and `)})`);
  }
  const reference = referenceIn(text);
  if (reference) conditions.push(sql`id between ${reference} and ${`${reference}g`}`);
  if (isPhone(text))
    conditions.push(sql`instr(${stripped}, ${digitsOf(text).slice(-MIN_PHONE_DIGITS)}) > 0`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Rows of a form's table that have no delivery beside them; there are none unless somebody deleted one by hand. */
const orphanSelects = Object.values(leadTables).map((table) => {
  const columns: Record<string, { name: string }> = getTableColumns(table);
  const pairs = Object.entries(columns).map(
    ([key, { name }]) => sql`${key}, ${sql.identifier(name)}`,
  );
  return sql`select id, substr(id, 1, 8) as reference, created_at, ${getTableName(table)} as form,
      json_object(${sql.join(pairs, sql`, `)}) as payload, 'no delivery' as state
    from ${table} t where not exists (select 1 from ${deliveries} d where d.id = t.id)`;
});
/** Selections as one statement, because each costs a round to the database. D1 takes five parts of a union, and more within one. */
export const unionOf = (all: SQL[]): SQL => {
  const parts = all.length <= 5 ? all : [...all.slice(0, 4), within(unionOf(all.slice(4)))];
  return sql.join(parts, sql` union all `);
};
const within = (selection: SQL) => sql`select * from (${selection})`;

const orphans = unionOf(orphanSelects);

/** What a rule of match.ts looks at. Whole rows are read of what is shown alone: most of what is looked at fits not. */
const searchedColumns = sql`d.id, d.created_at, d.payload`;

/** Found leads with all that is known of them. */
export async function fullRows(runSql: RunSql, found: Row[]): Promise<Row[]> {
  const byId = new Map<unknown, Row>();
  for (const piece of inBatches(found.map(({ id }) => String(id)))) {
    for (const row of (await runSql(selectByIds(piece))).flat()) byId.set(row.id, row);
  }
  return found.map((row) => ({ ...row, ...byId.get(row.id ?? "") }));
}

/**
 * What is found, newest first, and what of each fits by a rule of match.ts; with a condition, among its deliveries.
 * Once more than `enough` are found, what arrived before them is not read.
 */
export async function find(
  runSql: RunSql,
  text: string,
  rule: MatchRule,
  { condition, enough = Infinity }: { condition?: SQL; enough?: number } = {},
): Promise<Row[]> {
  const found: Row[] = [];
  const fits = rule(text);
  const keep = (rows: Row[]) => {
    for (const stored of rows) {
      const row = { ...stored, ...namesIn(stored) };
      const by = fits(row);
      if (by) found.push({ ...row, found_in: by });
    }
  };
  const among = condition ? sql`${condition} and ${candidates(text)}` : candidates(text);
  const first = enough < Infinity ? 4 * enough : undefined;
  for await (const rows of readSubmissions(runSql, among, searchedColumns, first)) {
    keep(rows);
    if (found.length > enough) break;
  }
  for (const rows of condition || found.length > enough ? [] : await runSql(orphans)) {
    keep(rows);
  }
  return found.sort((a, b) => String(b.created_at).localeCompare(String(a.created_at)));
}

/** Name, address, phone and company, as the view `submissions` has them. */
function namesIn({ payload }: Row): Row {
  const { name, firstName, lastName, email, phone, company, companyName } = parseObject(payload);
  const text = (...values: unknown[]) => values.filter(Boolean).join(" ") || null;
  return {
    name: text(name) ?? text(firstName, lastName),
    email: text(email),
    phone: text(phone),
    company: text(company) ?? text(companyName),
  };
}
