/** `export`: every submission in a file for a spreadsheet. */
import { once } from "node:events";
import { createWriteStream, renameSync, rmSync } from "node:fs";
import { finished } from "node:stream/promises";
import { spacedReference } from "../../app/lib/reference.ts";
import { BYTE_ORDER_MARK, cell, line, time } from "./csv.ts";
import type { Row } from "./database.ts";

/** A reference as its visitor was shown it; in one group, `12345e67` would be a number. */
export const groupReference = (reference: unknown): string => spacedReference(String(reference));

export type JsonObject = Record<string, unknown>;

/** What JSON holds, or nothing where it holds no object. What is none, as only a person can write it, stands as it is. */
export function parseObject(json: unknown): JsonObject {
  try {
    const value: unknown = JSON.parse(String(json ?? "null"));
    return value && typeof value === "object" ? { ...value } : {};
  } catch {
    return { "not JSON": json };
  }
}

/** Several choices as one text. */
export const joinList = (value: unknown) => (Array.isArray(value) ? value.join(", ") : value);

/** The columns, in their order, and the cell of each. A field that is none of them fails a test. */
export const columns: Record<string, (row: Row, typed: JsonObject, origin: JsonObject) => string> =
  {
    reference: ({ reference }) => groupReference(reference),
    "received (UTC)": ({ created_at }) => time(created_at),
    form: ({ form }) => cell(form),
    name: ({ name }) => cell(name),
    email: ({ email }) => cell(email),
    phone: ({ phone }) => cell(phone),
    company: ({ company }) => cell(company),
    urgency: (_, { urgency }) => cell(urgency),
    subject: (_, { subject }) => cell(subject),
    services: (_, { services }) => cell(joinList(services)),
    brands: (_, { interests }) => cell(interests),
    employees: (_, { employeeCount }) => cell(employeeCount),
    message: (_, { message }) => cell(message),
    state: ({ state }) => cell(state),
    "delivered (UTC)": ({ delivered_at }) => time(delivered_at),
    "last error": ({ last_error }) => cell(last_error),
    "spam signals": ({ signs }) => cell(signs),
    page: ({ page }) => cell(page),
    "first page": (_, __, { first_page }) => cell(first_page),
    "came from": (_, __, { referrer }) => cell(referrer),
    source: (_, __, { utm_source }) => cell(utm_source),
    medium: (_, __, { utm_medium }) => cell(utm_medium),
    campaign: (_, __, { utm_campaign }) => cell(utm_campaign),
    term: (_, __, { utm_term }) => cell(utm_term),
    content: (_, __, { utm_content }) => cell(utm_content),
    "answered (UTC)": ({ answered_at }) => time(answered_at),
    "answered by": ({ answered_by }) => cell(answered_by),
    note: ({ note }) => cell(note),
    id: ({ id }) => cell(id),
  };

const lineOf = (row: Row) => {
  const typed = parseObject(row.payload);
  const origin = parseObject(row.campaign);
  return line(Object.values(columns).map((cellOf) => cellOf(row, typed, origin)));
};

/**
 * Writes submissions into a file that only its owner can read, and returns how many there are. The file is there
 * when it is whole.
 */
export async function writeCsv(
  pages: AsyncIterable<Row[]> | Row[][],
  file: string,
  progress: (total: number) => void = () => {},
): Promise<number> {
  const part = `${file}.part`;
  const output = createWriteStream(part, { mode: 0o600 });
  try {
    let total = 0;
    output.write(BYTE_ORDER_MARK + line(Object.keys(columns)));
    for await (const rows of pages) {
      for (const row of rows) if (!output.write(lineOf(row))) await once(output, "drain");
      total += rows.length;
      progress(total);
    }
    output.end();
    await finished(output);
    renameSync(part, file);
    return total;
  } catch (error) {
    output.destroy();
    rmSync(part, { force: true });
    throw error;
  }
}
