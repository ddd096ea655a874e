import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.server";

/** What a table takes as a new row; each value may be an expression. */
type NewRow<T extends SQLiteTable> = {
  [Key in keyof T["$inferInsert"]]: T["$inferInsert"][Key] | SQL;
};

/** The row itself if all its keys are columns, also those that a spread brought in. */
type OnlyColumns<Row, T extends SQLiteTable> = {
  [Key in keyof Row]: Key extends keyof T["$inferInsert"] ? Row[Key] : never;
};

/**
 * `INSERT … SELECT … WHERE condition`, ignoring a duplicate key: the only way for a statement of a batch to depend
 * on an earlier one.
 */
export function insertWhere<T extends SQLiteTable, const Row extends NewRow<T>>(
  db: Database,
  table: T,
  row: OnlyColumns<Row, T>,
  condition: SQL,
) {
  const values: Record<string, unknown> = row;
  const cells = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = values[key] ?? (column.default as unknown) ?? null;
    if (is(value, SQL)) return value;
    return value === null ? sql`null` : sql`${sql.param(value, column)}`;
  });
  return db
    .insert(table)
    .select(sql`select ${sql.join(cells, sql`, `)} where ${condition}`)
    .onConflictDoNothing();
}
