import { expect, test } from "vitest";
import { outOfRange } from "../../scripts/text/finding.ts";
import { visibleText } from "../../scripts/text/lengths.ts";
import { sameOpenings, sameSizes, sharedRuns } from "../../scripts/text/repeated.ts";
import { literalsOf, textOf } from "../../scripts/text/source.ts";
import { apostrophes, spellings, visibleWords, wordsInPage } from "../../scripts/text/words.ts";

const at = (text: string) => [{ where: "a file", text }];

test.each([
  ["a word to avoid", visibleWords(at("Send an E-mail now")), '"E-mail" in "Send an E-mail now"'],
  ["a dash", visibleWords(at("15–30 minutes")), '"5–" in "15–30 minutes"'],
  ["British spelling", spellings(at("the colour of it")), '"colour" in "the colour of it"'],
  ["a straight apostrophe", apostrophes(at("We don't")), '"n\'t" in "We don\'t"'],
  ["too few words", outOfRange("a file", "words", 4, 5, 9), "4 words"],
  ["too many words", outOfRange("a file", "words", 10, 5, 9), "10 words"],
])("the lint of text finds %s", (_, findings, found) => {
  expect(findings).toEqual([expect.objectContaining({ where: "a file", found })]);
});

test("a finding names the line of its file", () => {
  const page = { where: "page.tsx", text: "One line,\nand a helpdesk", line: 7 };
  expect(visibleWords([page])).toMatchObject([{ where: "page.tsx:8" }]);
  const lines = textOf("app/forms/support.ts").split("\n");
  const words = literalsOf("app/forms/support.ts").filter(({ text }) => /^[\w ]+$/.test(text));
  expect(words.length).toBeGreaterThan(5);
  for (const { text, line } of words) expect(lines[line - 1]).toContain(text);
});

test("it leaves alone what is in order, and what the specification quotes", () => {
  const good = at("Email us: 15-30 minutes, on-site, in color. We don’t wait.");
  expect([...visibleWords(good), ...spellings(good), ...apostrophes(good)]).toEqual([]);
  expect(apostrophes(at("We'll be in touch"))).toEqual([]);
  expect(outOfRange("a file", "words", 5, 5, 5)).toEqual([]);
});

test("of a page it reads title, description and text, but no script", () => {
  const page = (title: string, text: string) =>
    `<head><title>${title}</title><meta name="description" content="${"x".repeat(80)}"></head>
     <body><script>"helpdesk"</script><p>${text}</p></body>`;
  expect(wordsInPage("/", page("A title", "A help desk"))).toEqual([]);
  expect(wordsInPage("/", page("t".repeat(61), "Your help<b>desk</b>"))).toMatchObject([
    { found: "61 characters of title" },
    { found: '"helpdesk" in "Your helpdesk"' },
  ]);
});

test("of an article it counts what is read", () => {
  const article =
    "---\ntitle: x\n---\nimport { A } from 'b';\n\n<A b='c'>One</A> [two](/three) {four}";
  expect(visibleText(article).trim().split(/\s+/)).toEqual(["One", "[two]", "{four}"]);
});

test("it finds what pages say alike", () => {
  const text = "we answer your calls from eight to six on every working day";
  expect(sharedRuns({ here: text, there: { text } })).toMatchObject([{ where: "here and there" }]);
  expect(sharedRuns({ here: text, there: "an office near the river that opens at eight" })).toEqual(
    [],
  );
  const four = { a: "40 people", b: "40 users", c: "a 40-person firm", d: "40 computers" };
  expect(sameSizes(four)).toMatchObject([{ found: "a company of 40" }]);
  expect(sameSizes({ ...four, d: "41 computers" })).toEqual([]);
  const titles = { a: "Your people call", b: "Your people wait", c: "What happens" };
  expect(sameOpenings(titles)).toMatchObject([{ where: "a" }, { where: "b" }]);
});
