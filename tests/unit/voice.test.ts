import { expect, test } from "vitest";
import { filesUnder, literalsOf, textOf } from "../support/visible-text";
import { avoidedSpellings, avoidedWords, dashes } from "../support/voice";

interface Text {
  file: string;
  text: string;
}

const linesOf = (file: string): Text[] =>
  textOf(file)
    .split("\n")
    .map((text) => ({ file, text }));

/** What visitors read, also where only an error or a failure shows it: strings of the code, and the articles. */
const visible: readonly Text[] = [
  ...["content", "forms", "components", "routes", "guide", "head"]
    .flatMap((folder) => filesUnder(`app/${folder}`, [".ts", ".tsx"]))
    .concat(filesUnder("app/worker", [".ts"]))
    .flatMap((file) => literalsOf(file).map((text) => ({ file, text }))),
  ...filesUnder("app/content/articles", [".mdx"]).flatMap(linesOf),
];

/** Strings with straight apostrophes that the specification quotes. */
const quoted =
  /[Ww]hat's …|Let's talk\.|We'll be in touch|We'll get back to you|couldn't be submitted/;

const found = (texts: readonly Text[], pattern: RegExp) =>
  texts.flatMap(({ file, text }) => {
    const [hit] = pattern.exec(text) ?? [];
    return hit ? [`${file}: "${hit}" in "${text.trim().slice(0, 90)}"`] : [];
  });

test("no page uses a word that docs/voice.md avoids", () => {
  expect(found(visible, avoidedWords)).toEqual([]);
});

test("spelling is American in pages, code and documents", () => {
  const files = [
    ...filesUnder("app", [".ts", ".tsx", ".mdx", ".css"]),
    ...filesUnder("docs", [".md"]).filter((file) => file !== "docs/voice.md"),
    "README.md",
  ];
  expect(found(files.flatMap(linesOf), avoidedSpellings)).toEqual([]);
});

test("ranges take a hyphen, and nothing takes a dash", () => {
  expect(found(visible, dashes)).toEqual([]);
});

test("apostrophes are curly, except in strings the specification quotes", () => {
  const own = visible.filter(({ file, text }) => !file.endsWith(".mdx") && !quoted.test(text));
  expect(found(own, /[a-z]'[a-z]/i)).toEqual([]);
});
