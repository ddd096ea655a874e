/** The files that exports were written to, so that whoever erases a person hears of those that still hold them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { stateDir } from "../tasks.ts";
import { writeCsv } from "./export.ts";

const list = join(stateDir, "exports.txt");

/** The exports that are still where they were written. */
const known = () =>
  existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(existsSync) : [];

/** Writes submissions into a file of the folder where the operator is, notes where it is, and says so. */
export async function exportTo(
  name: string,
  pages: Parameters<typeof writeCsv>[0],
  progress?: (total: number) => void,
): Promise<string> {
  // npm runs commands in the project's folder, wherever they were typed.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const total = await writeCsv(pages, file, progress);
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, [...new Set([...known(), file])].map((path) => `${path}\n`).join(""));
  return `${total.toLocaleString("en-US")} in ${file}. It holds personal data: delete it when you are done.`;
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
