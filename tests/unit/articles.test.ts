import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { articles } from "../../scripts/build/articles.ts";
import { root } from "../../scripts/tasks.ts";

/** A picture of 3 by 2 pixels, so named that no other is. */
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGNgYGD4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";
const folder = join(root, "public/pictures");
const [small, heavy] = [`of-tests-${process.pid}.png`, `heavy-${process.pid}.png`];
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, small), Buffer.from(png, "base64"));
writeFileSync(join(folder, heavy), Buffer.alloc(150_001));
afterAll(() => {
  for (const name of [small, heavy]) rmSync(join(folder, name));
});

const transform = articles().transform as (text: string, id: string) => Promise<{ code: string }>;
const file = "app/content/articles/new.mdx";
const built = async (text: string) =>
  (await transform(`---\nid: 8\n---\n${text}`, join(root, file))).code;

test("a picture in an article has its words, its address and its size", async () => {
  const code = await built(`![A desk](/pictures/${small})`);
  expect(code).toMatch(/alt: "A desk"/);
  expect(code).toContain(`src: "/pictures/${small}"`);
  expect(code).toMatch(/width: ("3"|3),\s+height: ("2"|2)/);
});

test.each([
  ["that is not there", "![A desk](/pictures/none.png)", "there is no public/pictures/none.png"],
  ["without words", `![](/pictures/${small})`, "say in the brackets what the picture shows"],
  ["that is heavy", `![A desk](/pictures/${heavy})`, "151 KB, and a picture has 150 at most"],
  ["of another site", "![A desk](https://example.org/a.png)", "a picture is a file of public"],
  [
    "written as a tag",
    `<img src="/pictures/${small}" alt="A desk" />`,
    "A picture is written ![what",
  ],
])("a picture %s stops the build, with a line that names the file", async (_, text, said) => {
  await expect(built(text)).rejects.toThrow(said);
  await expect(built(text)).rejects.toThrow(/^app\/content\/articles\/new\.mdx[^\n]+$/);
});

test.each([
  ["text", "", "---\nid: 8\n---\n<Fact {\n\nNo end.", /^:\d+:\d+: [^\n]+$/],
  ["front matter", "?facts", "---\nid: 8\ntitle: A link: more\n---\n", /^:3:8: [^\n]+[a-z]$/],
  ["front matter without an end", "", "---\nid: 8\n\nText.", /^: Its facts .* two lines of ---$/],
])("a fault in an article's %s is told in a line that names the file", async (...row) => {
  const [, query, text, said] = row;
  const told = new RegExp(`^${file}${said.source.slice(1)}`);
  await expect(transform(text, join(root, file + query))).rejects.toThrow(told);
});
