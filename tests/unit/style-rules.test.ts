import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { pageStyle } from "~/document/page-style";
import { namesIn, rulesOf } from "../../scripts/build/style-rules.mjs";

/** A page's style from a sheet; `scripted` are the class names that a script may add. */
const styleOf = (html: string, sheet: string, scripted: string[] = []) =>
  pageStyle(html, rulesOf(postcss.parse(sheet).nodes, new Set(scripted)));

const page = '<body class="a b"><a><p class="sm:w-1/2 max-[30rem]:w-full">';

test.each([
  ["an element it has", "p[id]{x:y}", true],
  ["an element it has not", "h1 p{x:y}", false],
  ["any element", "*,:before{x:y}", true],
  ["a class it has", ".a{x:y}", true],
  ["a class it has not", ".c{x:y}", false],
  ["a class within one it has", ".a .b{x:y}", true],
  ["a class within one it has not", ".c .b{x:y}", false],
  ["escaped names", ".sm\\:w-1\\/2{x:y}", true],
  ["brackets in a name", ".max-\\[30rem\\]\\:w-full{x:y}", true],
  ["a name that begins with a code", ".\\31 0{x:y}", false],
  ["what may stand in a list", ":is(.c,.a) p{x:y}", true],
  ["a state without a class", ".a:not(.c:has(.d)) p{x:y}", true],
  ["a state of something it has not", ".c:not(.a) p{x:y}", false],
  ["what holds a class it has", "body:has(.a:not(.c)) p{x:y}", true],
  ["what holds a class it has not", "body:has(.c:not(.a)) p{x:y}", false],
  ["what may hold one of two", "body:has(.c,.a) p{x:y}", true],
  ["what holds an element it has", ".a:has(p){x:y}", true],
  ["what holds an element it has not", ".a:has(h1){x:y}", false],
  ["an attribute with a dot in it", 'a[href$=".pdf"]{x:y}', true],
  ["a font", "@font-face{font-family:A}", true],
  ["frames of an animation", "@keyframes k{from{x:y}}", true],
  ["an order of layers", "@layer a,b;", true],
])("a page gets rules for %s only if it can use them: %s", (_, sheet, used) => {
  expect(styleOf(page, sheet)).toBe(used ? sheet : "");
});

test("a list keeps the selectors that a page can use, and a group without a rule goes", () => {
  expect(styleOf(page, ".a,.c p,.b{x:y}")).toBe(".a,.b{x:y}");
  expect(styleOf(page, "@media print{@layer l{.c{x:y}}.b{x:y}}")).toBe("@media print{.b{x:y}}");
});

test("every page gets the rules for class names that a script may add", () => {
  expect(styleOf(page, ".js .a{x:y}.toast{x:y}.other{x:y}", ["js", "toast"])).toBe(
    ".js .a{x:y}.toast{x:y}",
  );
});

test("class names are found in every string of a module, whatever signs the others hold", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "names-")), "module.tsx");
  writeFileSync(
    file,
    `const a = "We'll see"; export const B = () => <p className={f("b c", \`d \${a}\`)}>it’s 'e'</p>;`,
  );
  const names = await namesIn(file);
  rmSync(dirname(file), { recursive: true });
  for (const name of ["b", "c", "d"]) expect(names).toContain(name);
});
