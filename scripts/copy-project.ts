import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tasks.ts";

const generated = ["node_modules", "build", ".git", ".wrangler", "artifacts", "test-results"];

/** Copies the project without what is made from it, to be changed or broken there; packages stay the project's. */
export function copyProject(copy: string) {
  cpSync(root, copy, {
    recursive: true,
    filter: (file) => !generated.includes(file.slice(root.length)),
  });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}
