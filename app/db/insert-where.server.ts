import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.server";

/**
 * `INSERT … SELECT … WHERE condition`, ignoring a duplicate key: the only way for a statement of a batch to depend
 * on an earlier one. A value may be an expression. Keys of `row` that are not columns are ignored.
 */
export function insertWhere(
  db: Database,
  table: SQLiteTable,
  row: Record<string, unknown>,
  condition: SQL,
) {
  const cells = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = row[key] ?? (column.default as unknown) ?? null;
    if (is(value, SQL)) return value;
    return value === null ? sql`null` : sql`${sql.param(value, column)}`;
  });
  return db
    .insert(table)
    .select(sql`select ${sql.join(cells, sql`, `)} where ${condition}`)
    .onConflictDoNothing();
}
