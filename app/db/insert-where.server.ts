import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.server";

/** What a table takes as a new row; each value may be an expression. */
type NewRow<T extends SQLiteTable> = {
  [Key in keyof T["$inferInsert"]]: T["$inferInsert"][Key] | SQL;
};

/** Rejects keys that are not columns, also those that a spread brings in. */
type NoOther<Row, T extends SQLiteTable> = Record<
  Exclude<keyof Row, keyof T["$inferInsert"]>,
  never
>;

/**
 * `INSERT … SELECT … WHERE condition`, ignoring a duplicate key: the only way for a statement of a batch to depend
 * on an earlier one.
 */
export function insertWhere<T extends SQLiteTable, Row extends NewRow<T>>(
  db: Database,
  table: T,
  row: Row & NoOther<Row, T>,
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
