/** What is written to an operator's terminal, and what is asked there. */
import { createInterface } from "node:readline";
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

/** Columns that a letter takes at most: some terminals show the parts of an emoji one after the other. */
const columnsOf = (letter: string) =>
  Math.max(
    stringWidth(letter),
    [...letter].reduce((sum, part) => sum + stringWidth(part), 0),
  );

export const widthOf = (text: string): number =>
  /^[ -~]*$/.test(text)
    ? text.length
    : lettersOf(text).reduce((sum, letter) => sum + columnsOf(letter), 0);

/** The beginning of a text that fits, with an ellipsis for what does not. */
export function truncate(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let line = "";
  let used = 1;
  for (const letter of lettersOf(text)) {
    used += columnsOf(letter);
    if (used > width) break;
    line += letter;
  }
  return `${line.trimEnd()}…`;
}

/** The lines of one line of text that is longer than the width: between words, or within one that is longer. */
function breakLine(text: string, width: number): string[] {
  const lines = [];
  let line: string[] = [];
  let used = 0;
  for (const letter of lettersOf(text)) {
    const columns = columnsOf(letter);
    if (used + columns > width && line.length > 0) {
      const space = letter === " " ? line.length : line.lastIndexOf(" ") + 1;
      const rest = space > 0 ? line.splice(space) : [];
      lines.push(line.join(""));
      line = rest;
      used = widthOf(rest.join(""));
    }
    line.push(letter);
    used += columns;
  }
  return [...lines, line.join("")];
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

let typed: { prompt(question: string): void; lines: AsyncIterator<string> } | undefined;

/** Asks on the terminal, or reads a line of what is piped in; empty when there is none. */
export async function promptFor(question: string): Promise<string> {
  if (!typed) {
    // One for all questions: what is piped in comes at once, and each question takes its line of it.
    const reader = createInterface({ input: process.stdin, output: process.stderr });
    const prompt = (text: string) => {
      reader.setPrompt(text);
      reader.prompt();
    };
    typed = { prompt, lines: reader[Symbol.asyncIterator]() };
  }
  typed.prompt(question);
  const { value, done } = await typed.lines.next();
  return done ? "" : value.trim();
}
