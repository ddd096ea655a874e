// @ts-check
/** What is written to an operator's terminal, and what is asked there. */
import { createInterface } from "node:readline/promises";

/** Signs that a terminal obeys instead of showing, or that turn the direction of the text around them. */
const obeyed = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text as a terminal can show it: a sign it would obey is written as its number. @param {unknown} value */
export const shown = (value) =>
  String(value)
    .replaceAll("\r\n", "\n")
    .replace(obeyed, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * Writes rows, a line for each value; the further lines of a value stand under its first.
 * @param {Record<string, unknown>[]} rows @param {(line: string) => void} [write]
 */
export function print(rows, write = console.log) {
  for (const row of rows) {
    const filled = Object.entries(row).filter(([, value]) => value !== null && value !== "");
    const width = Math.max(...filled.map(([name]) => name.length)) + 2;
    for (const [name, value] of filled) {
      write(name.padEnd(width) + shown(value).replaceAll("\n", `\n${" ".repeat(width)}`));
    }
    if (rows.length > 1) write("");
  }
  console.error(`${rows.length} row${rows.length === 1 ? "" : "s"}`);
}

/** Asks on the terminal, or reads a line of what is piped in; empty when there is none. @param {string} question */
export async function answerTo(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise((done) => terminal.once("close", () => done("")));
  const answer = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  return String(answer).trim();
}
