/** The rules of docs/voice.md for single words and signs, in files and in a page. */
import { parse } from "node-html-parser";
import type { Finding } from "./finding.ts";
import { outside } from "./finding.ts";
import { filesUnder, literalsOf, textOf } from "./source.ts";

/** A text of a file, or of a page; with the line at which it begins, a finding in it names its own. */
export type Text = { where: string; text: string; line?: number };

/** Matches the words in the left column of a table of docs/voice.md, under the line that introduces it. */
function avoided(introduction: string) {
  const [, table = ""] = textOf("docs/voice.md").split(`${introduction}\n\n`);
  const rows = (table.split("\n\n")[0] ?? "").trim().split("\n").slice(2);
  const words = rows.flatMap((row) => (row.split("|")[1] ?? "").split(",")).map((it) => it.trim());
  if (words.length < 10 || words.includes("")) throw new Error(`no table under "${introduction}"`);
  const escaped = words.map((word) => word.replaceAll(".", "\\."));
  return new RegExp(`(?<![\\w-])(${escaped.join("|")})(?![\\w-])`, "gi");
}

const avoidedWords = avoided("In everything a visitor can read:");
const avoidedSpellings = avoided("In pages, code and documents:");
/** Ranges take a hyphen, and sentences no dash. */
const dashes = /\d?[–—]/g;
/** Strings with straight apostrophes that the specification quotes. */
const quoted =
  /[Ww]hat's …|Let's talk\.|We'll be in touch|We'll get back to you|couldn't be submitted/;

const found = (texts: readonly Text[], pattern: RegExp, rule: string): Finding[] =>
  texts.flatMap(({ where, text, line }) =>
    [...text.matchAll(pattern)].map(({ 0: hit, index }) => {
      const around = text.slice(Math.max(0, index - 40), index + 50).trim();
      const at = line && `:${line + text.slice(0, index).split("\n").length - 1}`;
      return {
        where: where + (at ?? ""),
        found: `"${hit}" in "${around.replace(/\s+/g, " ")}"`,
        rule,
      };
    }),
  );

/** What is wrong in texts that visitors read. */
export const visibleWords = (texts: readonly Text[]) => [
  ...found(texts, avoidedWords, "a word that docs/voice.md avoids"),
  ...found(texts, dashes, "ranges take a hyphen, and nothing takes a dash"),
];

/** What is wrong in texts of pages, code and documents. */
export const spellings = (texts: readonly Text[]) =>
  found(texts, avoidedSpellings, "spelling is American");

/** Straight apostrophes in texts of the site. */
export const apostrophes = (texts: readonly Text[]) =>
  found(
    texts.filter(({ text }) => !quoted.test(text)),
    /[a-z]'[a-z]/gi,
    "apostrophes are curly",
  );

/** What search engines show of a title and of a description, in characters. */
const title = [1, 60] as const;
const description = [80, 160] as const;

/**
 * What is wrong in a page.
 * @param where its path
 */
export function wordsInPage(where: string, html: string) {
  const page = parse(html);
  const named = page.querySelector("title")?.text ?? "";
  const described = page.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
  for (const unread of page.querySelectorAll("script, style, template")) unread.remove();
  return [
    ...outside(where, "characters of title", named.length, ...title),
    ...outside(where, "characters of description", described.length, ...description),
    ...visibleWords(
      [named, described, page.querySelector("body")?.structuredText ?? ""].map((text) => ({
        where,
        text,
      })),
    ),
  ];
}

const wholeOf = (file: string): Text => ({ where: file, text: textOf(file), line: 1 });

/** The rules in every file: strings of the code that only an error shows, too, and the articles. */
export function wordsInFiles() {
  const own = ["content", "forms", "components", "routes", "guide", "head"]
    .flatMap((folder) => filesUnder(`app/${folder}`, [".ts", ".tsx"]))
    .concat(filesUnder("app/worker", [".ts"]))
    .flatMap((file) => literalsOf(file).map((text) => ({ where: file, ...text })));
  const articles = filesUnder("app/content/articles", [".mdx"]).map(wholeOf);
  const documents = [
    ...filesUnder("app", [".ts", ".tsx", ".mdx", ".css"]),
    ...filesUnder("docs", [".md"]).filter((file) => file !== "docs/voice.md"),
    "README.md",
  ];
  return [
    ...visibleWords([...own, ...articles]),
    ...apostrophes(own),
    ...spellings(documents.map(wholeOf)),
  ];
}
