import { textOf } from "./visible-text";

/** Matches the words in the left column of a table of docs/voice.md, under the line that introduces it. */
export function avoided(introduction: string): RegExp {
  const [, table = ""] = textOf("docs/voice.md").split(`${introduction}\n\n`);
  const rows = (table.split("\n\n")[0] ?? "").trim().split("\n").slice(2);
  const words = rows.flatMap((row) => (row.split("|")[1] ?? "").split(",")).map((it) => it.trim());
  if (words.length < 10 || words.includes("")) throw new Error(`no table under "${introduction}"`);
  const escaped = words.map((word) => word.replaceAll(".", "\\."));
  return new RegExp(`(?<![\\w-])(${escaped.join("|")})(?![\\w-])`, "i");
}

export const avoidedWords = avoided("In everything a visitor can read:");
export const avoidedSpellings = avoided("In pages, code and documents:");
/** Ranges take a hyphen, and sentences no dash. */
export const dashes = /\d?[–—]/;
