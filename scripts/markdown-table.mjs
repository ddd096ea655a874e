// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tasks.mjs";

/**
 * A table as Markdown. With `place`, it also replaces the text between that name's two markers in
 * docs/reliability.md.
 * @param {string[]} head @param {string[][]} rows @param {string} [place]
 */
export function writeTable(head, rows, place) {
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const text = [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
  if (place) {
    const file = join(root, "docs/reliability.md");
    const [begin, end] = [`<!-- ${place} -->`, `<!-- /${place} -->`];
    const page = readFileSync(file, "utf8");
    const from = page.indexOf(begin) + begin.length;
    writeFileSync(file, `${page.slice(0, from)}\n\n${text}\n\n${page.slice(page.indexOf(end))}`);
  }
  return text;
}
