import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tasks.ts";

/** A table as Markdown. */
export function writeTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Replaces the text between a name's two markers in docs/reliability.md. */
export function writeBetween(name: string, text: string) {
  const file = join(root, "docs/reliability.md");
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const before = readFileSync(file, "utf8");
  const from = before.indexOf(begin) + begin.length;
  writeFileSync(
    file,
    `${before.slice(0, from)}\n\n${text}\n\n${before.slice(before.indexOf(end))}`,
  );
}
