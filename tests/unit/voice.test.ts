import { expect, test } from "vitest";
import { filesUnder, literalsOf, textOf } from "../support/visible-text";

/** The left column of a table of docs/voice.md, under the line that introduces it. */
function wordsUnder(heading: string): RegExp {
  const [, table = ""] = textOf("docs/voice.md").split(`${heading}\n\n`);
  const rows = (table.split("\n\n")[0] ?? "").trim().split("\n").slice(2);
  const words = rows.flatMap((row) =>
    (row.split("|")[1] ?? "").split(",").map((one) => one.trim()),
  );
  expect(words.length).toBeGreaterThan(10);
  expect(words).not.toContain("");
  const escaped = words.map((word) => word.replaceAll(".", "\\."));
  return new RegExp(`(?<![\\w-])(${escaped.join("|")})(?![\\w-])`, "i");
}

const sources = ["content", "forms", "components", "routes", "guide", "head"]
  .flatMap((folder) => filesUnder(`app/${folder}`, [".ts", ".tsx"]))
  .concat("app/worker/last-resort.ts");
const articles = filesUnder("app/content/articles", [".mdx"]);

/** Pages that are still being rewritten. */
const waiting =
  /content\/(guide\/|articles\/|locations|managed-it-guide|about|partnership|legal|blog|brand|tech-specs|testimonials|values)|routes\/(location|about|services\/managed-it-guide)\//;

/** What visitors read, with its file: strings of the code, and the articles. */
const visible = [
  ...sources.flatMap((file) => literalsOf(file).map((text) => ({ file, text }))),
  ...articles.flatMap((file) =>
    textOf(file)
      .split("\n")
      .map((text) => ({ file, text })),
  ),
].filter(({ file }) => !waiting.test(file));

const found = (texts: readonly { file: string; text: string }[], pattern: RegExp) =>
  texts.flatMap(({ file, text }) => {
    const [hit] = pattern.exec(text) ?? [];
    return hit ? [`${file}: "${hit}" in "${text.trim().slice(0, 90)}"`] : [];
  });

test("no page uses a word that docs/voice.md avoids", () => {
  expect(found(visible, wordsUnder("In everything a visitor can read:"))).toEqual([]);
});

test("American spelling in pages, code and documents", () => {
  const files = [
    ...filesUnder("app", [".ts", ".tsx", ".mdx", ".css"]),
    ...filesUnder("docs", [".md"]).filter((file) => file !== "docs/voice.md"),
    "README.md",
  ];
  const lines = files.flatMap((file) =>
    textOf(file)
      .split("\n")
      .map((text) => ({ file, text })),
  );
  expect(found(lines, wordsUnder("In pages, code and documents:"))).toEqual([]);
});

test("ranges take a hyphen, and nothing takes a dash", () => {
  expect(found(visible, /\d–|–|—/)).toEqual([]);
});

test("apostrophes and quotation marks are curly, except in strings the specification quotes", () => {
  const quoted = new Set([
    "What's NEXT",
    "Let's talk",
    "what's NEXT",
    "We'll be in touch",
    "We'll get back",
    "couldn't be submitted",
  ]);
  const straight = visible.filter(
    ({ file, text }) =>
      /[a-z]'[a-z]/i.test(text) &&
      file.startsWith("app/") &&
      ![...quoted].some((one) => text.includes(one)),
  );
  expect(straight.map(({ file, text }) => `${file}: ${text.slice(0, 90)}`)).toEqual([]);
});
