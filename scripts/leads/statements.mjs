// @ts-check
/** The statements of `npm run leads`. Outside values are inserted as hexadecimal text, so nothing in them can end the statement. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../tasks.mjs";

/** A text as an SQL expression. @param {string} value */
export const textOf = (value) => `cast(x'${Buffer.from(value, "utf8").toString("hex")}' as text)`;

/** The rows of one reference, in one group or two, or of a full id. @param {string} reference */
const ofReference = (reference) => {
  const typed = reference.replace(/\s/g, "").toLowerCase();
  return `id >= ${textOf(typed)} and id < ${textOf(`${typed}g`)}`;
};

/** Every table with an email column, as of the newest migration. */
export function personTables() {
  const folder = join(root, "migrations/meta");
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const { tables } = JSON.parse(readFileSync(join(folder, String(newest)), "utf8"));
  return Object.keys(tables).filter((name) => "email" in tables[name].columns);
}

const deliveredTo = "payload ->> '$.email'";

/** One of the spellings, in any case of their ASCII letters: SQLite folds no others. @param {string} column @param {string[]} spellings */
const isOneOf = (column, spellings) =>
  `lower(${column}) in (${spellings.map((one) => `lower(${textOf(one)})`).join(", ")})`;

/** Stored addresses that hold a text, which is in lower case: a statement for each table. @param {string} part */
export const addressesWith = (part) =>
  [...personTables().map((table) => ["email", table]), [deliveredTo, "deliveries"]].map(
    ([column, table]) =>
      `select distinct lower(${column}) as email from ${table} where instr(lower(${column}), ${textOf(part)}) > 0`,
  );

/** @param {string[]} spellings of one address */
export const find = (spellings) =>
  `select reference, created_at, form, name, email, phone, company, state, id from (
     select * from leads where ${isOneOf(deliveredTo, spellings)}
   ) order by created_at desc`;

/** @param {string} reference */
export const show = (reference) => `select * from deliveries where ${ofReference(reference)}`;

/** Deletes everything from one email address, with one statement per table. @param {string[]} spellings of it */
export const forget = (spellings) => [
  ...personTables().map(
    (table) =>
      `delete from ${table} where ${isOneOf("email", spellings)} returning '${table}' as deleted_from`,
  ),
  `delete from deliveries where ${isOneOf(deliveredTo, spellings)} returning 'deliveries' as deleted_from`,
];

/** The changes an operator can make, a file of ops/changes each. */
export const changes = readdirSync(join(root, "ops/changes"))
  .map((name) => name.replace(/\.sql$/, ""))
  .sort();

/** @param {string} change @param {string} reference or `all` */
function changeOf(change, reference) {
  const text = readFileSync(join(root, "ops/changes", `${change}.sql`), "utf8");
  const update = text.trim().replace(/;$/, "");
  const only = reference === "all" ? "" : ` and ${ofReference(reference)}`;
  return { update: update + only, rows: update.slice(update.lastIndexOf("where")) + only };
}

/** What the change would change, counted. @param {string} change @param {string} reference or `all` */
export const preview = (change, reference) =>
  `select count(*) as deliveries, state, form, last_error, min(created_at) as first, max(created_at) as last
   from deliveries ${changeOf(change, reference).rows} group by state, form, last_error`;

/** @param {string} change @param {string} reference or `all` */
export const make = (change, reference) =>
  `${changeOf(change, reference).update} returning substr(id, 1, 8) as reference, form, state`;
