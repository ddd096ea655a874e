/** What is written to an operator's terminal, and what is asked there. */
import { createInterface, type Interface } from "node:readline";
import stringWidth from "string-width";

/**
 * Characters that a terminal obeys instead of showing, that turn the direction of the text around them, or that
 * nobody sees. What joins emoji, and the letters of scripts that join, is part of the text.
 */
const hidden = new RegExp(
  [
    "(?<=\\p{Emoji})\\ufe0f|(?<=\\p{Emoji}\\ufe0f?)\\u200d",
    "(?<=[\\p{M}\\p{Script=Arabic}])[\\u200c\\u200d]",
    "(?<hidden>[^\\P{Cc}\\n]|\\p{Cf}|\\p{Default_Ignorable_Code_Point}|[\\u2028\\u2029])",
  ].join("|"),
  "gu",
);

const numbered = (sign: string) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, "0")}`;

/** A text as a terminal can show it: what it would obey, or nobody sees, is written as its number. */
export const printable = (value: unknown): string =>
  String(value)
    .replaceAll("\r\n", "\n")
    .replace(hidden, (sign, found) => (found ? numbered(sign) : sign));

const segments = new Intl.Segmenter();
const lettersOf = (text: string) => [...segments.segment(text)].map(({ segment }) => segment);

/** Columns that a text takes at most: some terminals show the parts of an emoji one after the other. */
export const widthOf = (text: string): number =>
  /^[ -~]*$/.test(text) ? text.length : [...text].reduce((sum, sign) => sum + stringWidth(sign), 0);

/** The beginning of a text that fits, with an ellipsis for what does not. */
export function truncate(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let line = "";
  for (const letter of lettersOf(text)) {
    if (widthOf(`${line}${letter}…`) > width) break;
    line += letter;
  }
  return `${line.trimEnd()}…`;
}

/** The lines of one line of text that is longer than the width: between words, or within one that is longer. */
function breakLine(text: string, width: number): string[] {
  const lines = [];
  let line = "";
  for (const letter of lettersOf(text)) {
    if (line && widthOf(line + letter) > width) {
      const afterSpace = letter === " " ? line.length : line.lastIndexOf(" ") + 1;
      const end = afterSpace || line.length;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
    line += letter;
  }
  return [...lines, line];
}

/** The lines of a text, none wider than the width. A single carriage return begins a line too. */
export const wrap = (text: unknown, width: number): string[] =>
  String(text)
    .split(/\r\n|\r|\n/)
    .flatMap((line) => breakLine(printable(line), width));

/** As wide as the terminal; 80 columns where there is none. */
export const terminalWidth = (): number =>
  Math.max(40, process.stdout.columns || Number(process.env.COLUMNS) || 80);

export type Field = [name: string, value: unknown];

/** The fields that have a value. */
export const withValues = (fields: Field[]) =>
  fields.filter(([, value]) => value !== null && value !== undefined && value !== "");

/** Writes names and values; a value stays to the right of the names, however long it is. */
export function printFields(all: Field[], width = terminalWidth()) {
  const fields = withValues(all);
  const indent = Math.max(0, ...fields.map(([name]) => name.length)) + 2;
  for (const [name, value] of fields) {
    const [first = "", ...more] = wrap(value, width - indent);
    console.log(name.padEnd(indent) + first);
    for (const line of more) console.log(" ".repeat(indent) + line);
  }
}

let reader: Interface | undefined;
let typedLines: AsyncIterator<string> | undefined;

/** Asks on the terminal, or reads a line of what is piped in; empty when there is none. */
export async function promptFor(question: string): Promise<string> {
  // One for all questions: what is piped in comes at once, and each question takes its line of it.
  reader ??= createInterface({ input: process.stdin, output: process.stderr });
  typedLines ??= reader[Symbol.asyncIterator]();
  reader.setPrompt(question);
  reader.prompt();
  const { value, done } = await typedLines.next();
  return done ? "" : value.trim();
}
