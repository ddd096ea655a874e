// @ts-check
/** The statements of `npm run leads`. Outside values are inserted as hexadecimal text, so nothing in them can end the statement. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../tasks.mjs";

/** A text as an SQL expression. @param {string} value */
export const textOf = (value) => `cast(x'${Buffer.from(value, "utf8").toString("hex")}' as text)`;

/** SQLite lowercases ASCII only. The other spellings cover addresses with other letters. @param {string} email */
function spellings(email) {
  const typed = email.trim();
  const list = [typed, typed.toLowerCase(), typed.toUpperCase()];
  return [...new Set(list)].map((one) => `lower(${textOf(one)})`).join(", ");
}

/** The rows of one reference or full id. @param {string} reference */
const ofReference = (reference) => {
  const typed = reference.trim().toLowerCase();
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

const ofEmail = (/** @type {string} */ email) =>
  `lower(payload ->> '$.email') in (${spellings(email)})`;

/** @param {string} email */
export const find = (email) =>
  `select reference, created_at, form, name, email, phone, company, state, id from (
     select * from leads where ${ofEmail(email)}
   ) order by created_at desc`;

/** @param {string} reference */
export const show = (reference) => `select * from deliveries where ${ofReference(reference)}`;

const again =
  "next_attempt_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), give_up_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+7 days')";
const which = (/** @type {string} */ reference) =>
  reference === "all" ? "" : ` and ${ofReference(reference)}`;
const changed = "returning substr(id, 1, 8) as reference, form, state";

/** @param {string} reference or `all` */
export const requeue = (reference) =>
  `update deliveries set state = 'pending', attempts = 0, lease_until = null, ${again}
   where state = 'dead'${which(reference)} ${changed}`;

/** @param {string} reference or `all` */
export const release = (reference) =>
  `update deliveries set state = 'pending', ${again}
   where state = 'quarantined'${which(reference)} ${changed}`;

/** Deletes everything from one email address, with one statement per table. @param {string} email */
export const forget = (email) => [
  ...personTables().map(
    (table) =>
      `delete from ${table} where lower(email) in (${spellings(email)}) returning '${table}' as deleted_from`,
  ),
  `delete from deliveries where ${ofEmail(email)} returning 'deliveries' as deleted_from`,
];

export const exportColumns = [
  ...["reference", "created_at", "form", "name", "email", "phone", "company", "message"],
  ...["state", "page", "campaign", "payload", "id"],
];

/** One page of the export, in the order of arrival. @param {number} after the last `row` of the page before @param {number} size */
export const exportPage = (after, size) =>
  `select rowid as row, ${exportColumns
    .map((name) => exportedAs[name] ?? name)
    .join(", ")} from deliveries where rowid > ${after} order by rowid limit ${size}`;

/** @type {Record<string, string>} the view has these, but no row number to page by */
const exportedAs = {
  reference: "substr(id, 1, 8) as reference",
  name: "coalesce(payload ->> '$.name', payload ->> '$.firstName' || ' ' || (payload ->> '$.lastName')) as name",
  email: "payload ->> '$.email' as email",
  phone: "payload ->> '$.phone' as phone",
  company: "coalesce(payload ->> '$.company', payload ->> '$.companyName') as company",
  message: "payload ->> '$.message' as message",
};
