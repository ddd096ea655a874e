import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tasks.ts";

/** Copies what is built and tested into a folder, to be broken there; packages stay the project's. */
export function copyProject(copy: string) {
  for (const name of [
    ...["app", "public", "scripts", "tests", "ops", "migrations", ".npmrc", "package.json"],
    ...["docs", "README.md", "package-lock.json", ".github"],
    ...["remix.config.js", "vite.config.ts", "vitest.config.ts", "tsconfig.json", "wrangler.toml"],
  ]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}
