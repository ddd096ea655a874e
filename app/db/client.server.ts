import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.server";

/** Drizzle over the D1 binding. Throws where there is none. */
export function database(binding: D1Database | null) {
  if (!binding) throw new Error("no database is bound");
  return drizzle(binding, { schema });
}

export type Database = ReturnType<typeof database>;
