/** The files that exports were written to, so that whoever erases a person hears of those that still hold them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stateDir } from "../tasks.ts";

const list = join(stateDir, "exports.txt");

/** The exports that are still where they were written. */
const known = () =>
  existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(existsSync) : [];

/** Notes where an export is. */
export function noteExport(file: string): void {
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, [...new Set([...known(), file])].map((path) => `${path}\n`).join(""));
}

/** The exports that hold a lead of these ids; one that cannot be read is among them. */
export const exportsWith = (ids: string[]): string[] =>
  known().filter((file) => {
    try {
      const text = readFileSync(file, "utf8");
      return ids.some((id) => text.includes(id));
    } catch {
      return true;
    }
  });
