import { getTableColumns, getTableName } from "drizzle-orm";
import { leadTables } from "~/db/schema.server";
import { allHandlers } from "~/forms/all";
import type { Field } from "~/forms/kinds";
import { parseForm } from "~/forms/schema";
import type { Entry } from "./fill";
import { encode } from "./site";

type Posted = Record<string, string | string[]>;

/** The server's half of a form; an Error names a form that there is not. */
export function handlerOf(id: string) {
  const handler = allHandlers.find(({ form }) => form.id === id);
  if (!handler) throw new Error(`There is no form ${id}.`);
  return handler;
}

/** Entries as a browser posts them: a tick is `on`. */
export const postedBy = (entries: Record<string, Entry>): Posted =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      if (entry === true) return [name, "on"];
      return [name, typeof entry === "string" ? entry : [...entry]];
    }),
  );

/** Something that passes the rules of a field. */
function sample(field: Field): string | string[] {
  if (field.kind === "set") return field.options.slice(0, 2).map(({ value }) => value);
  if (field.kind === "choice") return field.options[0]?.value ?? "";
  if (field.kind === "consent") return "on";
  return field.input === "email" ? "Zoe.O'Neil@Example.org" : "317 555 0110 and more";
}

/** A post of a form that passes, with something in each of its fields. */
export const sampleOf = (id: string): Posted =>
  Object.fromEntries(
    Object.entries(handlerOf(id).form.fields).map(([name, field]) => [name, sample(field)]),
  );

/** What a form's declaration makes of a post that passes: the values, the payload, and the row by its columns. */
export function submissionFor(id: string, posted: Posted) {
  const { form, payload, store } = handlerOf(id);
  const data = new FormData();
  for (const [name, value] of encode(posted)) data.append(name, value);
  const parsed = parseForm(form, data);
  if (parsed.status !== "success")
    throw new Error(`${id}: ${JSON.stringify(parsed.reply().error)}`);
  const values = parsed.value;
  if (!store) return { values, payload: payload?.(values) };
  const table = leadTables[store.table];
  const columns: Record<string, { name: string; mapToDriverValue(value: unknown): unknown }> =
    getTableColumns(table);
  const row = Object.entries(store.row(values)).map(([key, value]) => {
    const column = columns[key];
    if (!column) throw new Error(`${id}: the row has ${key}, of which its table has no column`);
    return [column.name, value === null ? null : column.mapToDriverValue(value)];
  });
  return {
    values,
    payload: payload?.(values),
    table: getTableName(table),
    row: Object.fromEntries(row) as Record<string, unknown>,
  };
}
