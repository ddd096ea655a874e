// @ts-check
/** Fails when app/db/schema.server.ts says something that no migration brings about. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, root, run } from "./tasks.mjs";

/** Generates into a copy of the migrations: a schema that matches adds nothing to it. */
export async function schemaDrift() {
  const copy = mkdtempSync(join(tmpdir(), "migrations-"));
  try {
    cpSync(join(root, "migrations"), copy, { recursive: true });
    const before = readdirSync(copy).length;
    const schema = join(root, "app/db/schema.server.ts");
    await run(
      bin("drizzle-kit"),
      ["generate", "--dialect", "sqlite"].concat(["--schema", schema, "--out", copy]),
    );
    if (readdirSync(copy).length > before) {
      throw new Error("the schema has changed: run `npm run db:generate` and commit the migration");
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
