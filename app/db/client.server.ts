import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.server";

/** Drizzle over the D1 binding. */
export const database = (binding: D1Database) => drizzle(binding, { schema });

export type Database = ReturnType<typeof database>;
