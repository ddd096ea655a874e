import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tasks.ts";

/** A table as Markdown. With `place`, it also replaces the text between that name's two markers in docs/reliability.md. */
export function writeTable(head: string[], rows: string[][], place?: string) {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const text = [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
  if (place) {
    const file = join(root, "docs/reliability.md");
    const [begin, end] = [`<!-- ${place} -->`, `<!-- /${place} -->`];
    const before = readFileSync(file, "utf8");
    const from = before.indexOf(begin) + begin.length;
    const after = before.slice(before.indexOf(end));
    writeFileSync(file, `${before.slice(0, from)}\n\n${text}\n\n${after}`);
  }
  return text;
}
