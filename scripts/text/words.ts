/** The rules for single words and signs, in files and in a page. */
import { parse } from "node-html-parser";
import { avoidedSpellings, avoidedWords } from "./avoided.ts";
import { type Finding, outOfRange } from "./finding.ts";
import { filesOf, literalsOf, textOf } from "./source.ts";

/** A text of a file, or of a page; with the line at which it begins, a finding in it names its own. */
export type Text = { where: string; text: string; line?: number };

/** Matches each of some words, with commas between them. */
function anyOf(words: string) {
  const each = words.split(",").map((word) => word.trim().replaceAll(".", "\\."));
  return new RegExp(`(?<![\\w-])(${each.join("|")})(?![\\w-])`, "gi");
}

/** Ranges take a hyphen, and sentences no dash. */
const dashes = /\d?[–—]/g;
/** Strings with straight apostrophes that the specification quotes. */
const quoted =
  /[Ww]hat's …|Let's talk\.|We'll be in touch|We'll get back to you|couldn't be submitted/;

const found = (texts: readonly Text[], pattern: RegExp, rule: string): Finding[] =>
  texts.flatMap(({ where, text, line }) =>
    [...text.matchAll(pattern)].map(({ 0: hit, index }) => {
      const around = text.slice(Math.max(0, index - 40), index + 50).trim();
      const at = line ? `:${line + text.slice(0, index).split("\n").length - 1}` : "";
      return { where: where + at, found: `"${hit}" in "${around.replace(/\s+/g, " ")}"`, rule };
    }),
  );

const avoidedIn = (texts: readonly Text[], list: typeof avoidedWords) =>
  list.flatMap(([words, write]) => found(texts, anyOf(words), `write: ${write}`));

/** What is wrong in texts that visitors read. */
export const visibleWords = (texts: readonly Text[]) => [
  ...avoidedIn(texts, avoidedWords),
  ...found(texts, dashes, "ranges take a hyphen, and nothing takes a dash"),
];

/** What is wrong in texts of pages, code and documents. */
export const spellings = (texts: readonly Text[]) => avoidedIn(texts, avoidedSpellings);

/** Straight apostrophes in texts of the site. */
export function apostrophes(texts: readonly Text[]) {
  const own = texts.filter(({ text }) => !quoted.test(text));
  return found(own, /[a-z]'[a-z]/gi, "apostrophes are curly");
}

/**
 * What is wrong in a page.
 * @param where its path
 */
export function wordsInPage(where: string, html: string) {
  const page = parse(html);
  const named = page.querySelector("title")?.text ?? "";
  const described = page.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
  for (const unread of page.querySelectorAll("script, style, template")) unread.remove();
  const words = page.querySelector("body")?.structuredText ?? "";
  return [
    // What search engines show of them.
    ...outOfRange(where, "characters of title", named.length, 1, 60),
    ...outOfRange(where, "characters of description", described.length, 80, 160),
    ...visibleWords([named, described, words].map((text) => ({ where, text }))),
  ];
}

const wholeOf = (file: string): Text => ({ where: file, text: textOf(file), line: 1 });

/** The rules in every file: strings of the code that only an error shows, too, and the articles. */
export function wordsInFiles() {
  const own = filesOf(
    "app/{content,forms,components,routes,guide,head}/**/*.{ts,tsx}",
    "app/worker/**/*.ts",
  ).flatMap((file) => literalsOf(file).map((text) => ({ where: file, ...text })));
  const articles = filesOf("app/content/articles/*.mdx").map(wholeOf);
  const documents = filesOf("app/**/*.{ts,tsx,mdx,css}", "docs/**/*.md", "README.md").map(wholeOf);
  return [...visibleWords([...own, ...articles]), ...apostrophes(own), ...spellings(documents)];
}
