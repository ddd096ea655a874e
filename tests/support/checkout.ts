import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../scripts/tasks.ts";

/** A folder with some of the project's scripts and what a build reads, empty; `write` adds a file, which may be run. */
export function checkout(scripts: readonly string[], within = "") {
  const folder = mkdtempSync(join(tmpdir(), "checkout-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    chmodSync(join(folder, path), 0o755);
  };
  for (const name of ["app", "public", "scripts/build"])
    mkdirSync(join(folder, within, name), { recursive: true });
  for (const name of scripts)
    cpSync(join(root, "scripts", name), join(folder, within, "scripts", name));
  for (const file of ["remix.config.js", "vite.config.ts", "wrangler.toml", "tsconfig.json"])
    write(join(within, file), "");
  for (const name of ["built-worker.ts", "page-paths.ts"]) write(join(within, "scripts", name), "");
  return { folder, write, remove: () => rmSync(folder, { recursive: true }) };
}
