// @ts-check
/** The export, a page of rows after the other, so that it never holds more than one. */
import { once } from "node:events";
import { line } from "./csv.mjs";

/** @type {Record<string, string>} how a column is read from `deliveries`; others are columns of it */
const sources = {
  reference: "substr(id, 1, 8)",
  name: "coalesce(payload ->> '$.name', payload ->> '$.firstName' || ' ' || (payload ->> '$.lastName'))",
  email: "payload ->> '$.email'",
  phone: "payload ->> '$.phone'",
  company: "coalesce(payload ->> '$.company', payload ->> '$.companyName')",
  message: "payload ->> '$.message'",
};

const columns = [
  ...["reference", "created_at", "form", "name", "email", "phone", "company", "message"],
  ...["state", "page", "campaign", "payload", "id"],
];

/** Most rows of a page, and most characters of their payloads: what wrangler hands over is held in memory as a whole. */
const ROWS = 20_000;
const CHARACTERS = 8_000_000;

/**
 * One page, in the order of arrival. `last` is the number of the newest row of all.
 * @param {number} after the last `row` of the page before
 */
export const page = (after) => `with page as (
    select row, sum(size) over (order by row) as total from (
      select rowid as row, length(payload) as size from deliveries
      where rowid > ${after} order by rowid limit ${ROWS}))
  select rowid as row, (select max(rowid) from deliveries) as last,
    ${columns.map((name) => (sources[name] ? `${sources[name]} as ${name}` : name)).join(", ")}
  from deliveries
  where rowid > ${after} and rowid <= (
    select coalesce(max(row) filter (where total <= ${CHARACTERS}), min(row)) from page)
  order by rowid`;

/**
 * Writes every submission as CSV; returns how many there are.
 * @param {(statement: string) => Promise<Record<string, string | number | null>[]>} ask
 * @param {NodeJS.WritableStream} output @param {(total: number) => void} progress
 */
export async function writeCsv(ask, output, progress) {
  output.write(line(columns));
  let after = 0;
  let total = 0;
  for (;;) {
    const rows = await ask(page(after));
    for (const row of rows) {
      if (!output.write(line(columns.map((name) => row[name])))) await once(output, "drain");
    }
    total += rows.length;
    progress(total);
    const newest = rows.at(-1);
    if (!newest || newest.row === newest.last) return total;
    after = Number(newest.row);
  }
}
