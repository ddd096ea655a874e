import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { fencesOf, samplesOf } from "../../scripts/samples.ts";
import { root } from "../../scripts/tasks.ts";
import { chromiumAlone } from "../support/chromium-alone";
import { logLines } from "../support/log-lines";

const read = (path: string) => readFileSync(join(root, path), "utf8");

const documents = ["README.md"].concat(
  ["docs", "docs/decisions"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
);
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const builtIn = ["audit", "ci", "install"];

/** What each document says that matches, and is not so: "README.md: npm run nothing". */
const wrong = (pattern: RegExp, holds: (found: string, document: string) => boolean) =>
  documents.flatMap((document) =>
    [...read(document).matchAll(pattern)]
      .filter(([, found]) => found && !holds(found, document))
      .map(([, found]) => `${document}: ${found}`),
  );

describe("README and docs", () => {
  test("name commands that exist", () => {
    const commands = /(?:^|`)(?:[A-Z_]+=\S+ )?npm (?:run )?([a-z:]+)/gm;
    expect(wrong(commands, (name) => name in scripts || builtIn.includes(name))).toEqual([]);
  });

  test("link to files that exist", () => {
    const links = /\]\((?!https?:|mailto:|#|\/)([^)#]+)/g;
    expect(wrong(links, (to, from) => existsSync(join(root, dirname(from), to)))).toEqual([]);
  });

  test("link to headings that exist", () => {
    const links = /\]\((?!https?:)([^)\s]*#[^)\s]+)\)/g;
    const isThere = (link: string, from: string) => {
      const [path, anchor] = link.split("#");
      const text = read(path ? join(dirname(from), path) : from);
      const titles = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title.toLowerCase());
      return titles.some((one) => one.replace(/[^\w\s-]/g, "").replace(/\s/g, "-") === anchor);
    };
    expect(wrong(links, isThere)).toEqual([]);
  });

  test("name files that exist", () => {
    const files =
      /(?:`|^(?:[A-Z_]+=\S+ )?npx .* )((?:app|docs|scripts|tests|ops|migrations)\/[\w./-]*)/gm;
    const made = samplesOf(read("docs/content.md")).map(({ file }) => file);
    expect(wrong(files, (path) => existsSync(join(root, path)) || made.includes(path))).toEqual([]);
  });
});

test("every line of the log has a meaning in docs/operators.md", () => {
  const [, section = ""] = read("docs/operators.md").split("## Logs");
  const items = section.matchAll(/^- ((?:`\w+`(?:, )?)+):/gm);
  const listed = [...items].flatMap(([, events = ""]) => events.match(/\w+/g) ?? []);
  expect(listed.sort()).toEqual(Object.keys(logLines).sort());
});

test("every document that a comment names is there", () => {
  const sources = ["app", "scripts", "tests"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|css)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const decisions = readdirSync(join(root, "docs/decisions")).map((name) => name.slice(0, 4));
  const lost = sources.flatMap((file) =>
    [...read(file).matchAll(/docs\/(?:decisions\/(\d{4})|[\w-]+\.md)/g)]
      .filter(([path, number]) =>
        number ? !decisions.includes(number) : !existsSync(join(root, path)),
      )
      .map(([path]) => `${file}: ${path}`),
  );
  expect(lost).toEqual([]);
});

test("every place that a sample of docs/content.md names stands once in its file, also for who comes next", () => {
  const lost = samplesOf(read("docs/content.md"))
    .filter(({ file }) => existsSync(join(root, file)))
    .flatMap(({ file, text, before, after, replace }) => {
      const place = before ?? after ?? replace;
      if (!place) return [];
      const stands = read(file).split(place).length === 2;
      return stands && text.includes(replace ?? "") ? [] : [`${file}: ${place}`];
    });
  expect(lost).toEqual([]);
});

test("every fact of docs/for-the-owner.md stands where it says", () => {
  const [, table = ""] = read("docs/for-the-owner.md").split("| Then look at |");
  const rows = (table.split("\n\n")[0] ?? "").split("\n").filter((row) => row.includes("`"));
  const lost = rows.flatMap((row) => {
    const [, , files = "", places = ""] = row.split("|");
    const texts = (files.match(/`[\w/.]+\.\w+`/g) ?? []).map((file) => read(file.slice(1, -1)));
    return (places.match(/`[^`]+`/g) ?? []).filter(
      (place) => !texts.some((text) => text.includes(place.slice(1, -1))),
    );
  });
  expect([rows.length > 10, lost]).toEqual([true, []]);
});

test("every test that runs in Chromium alone has a reason", () => {
  const names = readdirSync(join(root, "tests/browser"))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.replace(/(\.scripted)?\.spec\.ts$/, ""));
  const listed = Object.values(chromiumAlone).flatMap((list) => list.split(" "));
  expect([...new Set(names)].sort()).toEqual(listed.sort());
});

test("every folder of app has a line in the README", () => {
  const folders = readdirSync(join(root, "app"))
    .filter((name) => statSync(join(root, "app", name)).isDirectory())
    .filter((name) => readdirSync(join(root, "app", name)).length > 0)
    .flatMap((name) =>
      name === "components"
        ? readdirSync(join(root, "app/components")).map((part) => `components/${part}`)
        : [name],
    );
  const text = read("README.md");
  expect(folders.filter((folder) => !text.includes(`\`app/${folder}/\``))).toEqual([]);
});

test("every sample in TypeScript says which file it is, so that `npm run try:extend` runs it", () => {
  const loose = documents.flatMap((document) =>
    fencesOf(read(document))
      .filter(({ language, rest }) => /^(ts|tsx|mdx)$/.test(language) && !rest.includes("file="))
      .map(({ code }) => `${document}: ${code.slice(0, 40)}`),
  );
  expect(loose).toEqual([]);
});

test("the text above a sample names its file, because a fence on a page does not show it", () => {
  const [, ...sections] = read("docs/content.md").split(/^## /m);
  const unnamed = sections.flatMap((section) =>
    [...section.matchAll(/^```\w+ file=(\S+)/gm)]
      .filter(({ 1: file, index }) => !section.slice(0, index).includes(`\`${file}\``))
      .map(([fence]) => fence),
  );
  expect(unnamed).toEqual([]);
});
