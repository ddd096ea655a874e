/** How long texts are: what the specification asks for, and what a page says of itself. */
import { parse } from "node-html-parser";
import { guideHtml } from "../build/guide.ts";
import { loadModule } from "../build/load-module.ts";
import { outOfRange } from "./finding.ts";
import { textOf } from "./source.ts";

/** Words of the articles that the specification asks for in full, where the company still has them. */
const full: Record<string, [number, number]> = {
  "importance-of-penetration-testing": [1300, 1700],
  acquisition: [600, 800],
};
/** Words of an article that is not written yet: a short answer. */
const placeholder = [60, 110] as const;

/** What a reader sees of an article: without front matter, imports, tags and link targets; a value counts as one word. */
export const visibleText = (text: string) =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/^import .*$/gm, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\]\([^)]*\)/g, "]");

/** How many words a text has; "24/7" is one. */
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

async function articles() {
  const { posts }: typeof import("../../app/content/blog") =
    await loadModule("app/content/blog.ts");
  return posts.flatMap((post) => {
    const file = `app/content/articles/${post.name}.mdx`;
    const [least, most] = post.placeholder ? placeholder : (full[post.name] ?? [0, Infinity]);
    return outOfRange(file, "words", wordsIn(visibleText(textOf(file))), least, most);
  });
}

async function legalPage() {
  const { legal }: typeof import("../../app/content/legal") =
    await loadModule("app/content/legal.ts");
  const { head } = legal;
  const sections = legal.sections.flatMap((section) => [section, ...(section.parts ?? [])]);
  const words = sections.flatMap(({ title, summary, paragraphs, list = [], today = "" }) =>
    [title, summary, ...paragraphs, ...list, today].map(wordsIn),
  );
  const all = words.reduce((sum, count) => sum + count, wordsIn(`${head.title} ${head.text}`));
  const where = "app/content/legal.ts";
  const rule = "a section is summed up in one sentence";
  return [
    ...outOfRange(where, "words", all, 1400, 1900),
    ...sections
      .filter(({ summary }) => !/^[A-Z][^.!?]+\.$/.test(summary))
      .map(({ summary }) => ({ where, found: summary, rule })),
  ];
}

async function guide() {
  const body = parse(await guideHtml()).querySelector("body")?.text ?? "";
  const withLetters = body.match(/\S*\p{L}\S*/gu)?.length ?? 0;
  return [
    ...outOfRange("the guide", "words", withLetters, 2800, 3500),
    ...outOfRange("the guide", "words and numbers", wordsIn(body), 2800, 3500),
  ];
}

async function sampleLine() {
  const { brand }: typeof import("../../app/content/brand") =
    await loadModule("app/content/brand.ts");
  const { sample, shortest, longest } = brand.type.line;
  return outOfRange("app/content/brand.ts", "characters", sample.length, shortest, longest);
}

export const lengths = async () => [
  ...(await articles()),
  ...(await legalPage()),
  ...(await guide()),
  ...(await sampleLine()),
];
