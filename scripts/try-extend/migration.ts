/** The migration that `npm run db:generate` writes in the copy of `npm run try:extend`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bin, run } from "../tasks.ts";

const texts = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, "utf8")]),
  );

/** Writes it, and returns how many files that touched. */
export async function generateMigration(copy: string) {
  const before = texts(join(copy, "migrations"));
  await run(bin("drizzle-kit"), ["generate", "--name=tried"], { cwd: copy });
  const after = [...texts(join(copy, "migrations"))];
  return after.filter(([file, text]) => before.get(file) !== text).length;
}
