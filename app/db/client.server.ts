import { drizzle } from "drizzle-orm/d1";

/** Drizzle over the D1 binding. Throws where there is none. */
export function database(binding: D1Database | null) {
  if (!binding) throw new Error("no database is bound");
  return drizzle(binding);
}

export type Database = ReturnType<typeof database>;
