import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { root } from "./tasks.ts";

/** The statements that the schema has and no migration: `npm run db:generate` writes them. */
export async function missingStatements(schema: Record<string, unknown>): Promise<string[]> {
  const folder = join(root, "migrations/meta");
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const before = JSON.parse(readFileSync(join(folder, newest ?? ""), "utf8"));
  return generateSQLiteMigration(before, await generateSQLiteDrizzleJson(schema));
}
