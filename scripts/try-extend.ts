/**
 * `npm run try:extend`: follows docs/content.md in a copy of the project. It adds all that is shown there,
 * gives the copy another brand, and compares the number of files each step touched with the document's
 * table. It builds the copy, looks at its pages, and runs lint and the tests on it, those in a browser too.
 * Then it removes all offices but one and the purchase, and does so again; in the browser with the tests
 * that reach the content. `--quick` runs of the tests those in tests/unit alone, as CI does. `--seed 3` makes
 * up other names, numbers and articles.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { samplesOf } from "./samples.ts";
import { bin, childEnv, root, run, say, stopWith } from "./tasks.ts";
import { changesOf, oneOffice, oneTeam, rebrand } from "./try-extend/changes.ts";
import { disguised, disguiseOf, makeUpArticles } from "./try-extend/disguise.ts";
import { generateMigration } from "./try-extend/migration.ts";

const document = readFileSync(join(root, "docs/content.md"), "utf8");
const copy = join(mkdtempSync(join(tmpdir(), "extended-")), "site");
const { read, change, applyAll } = changesOf(copy);
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "0" },
    quick: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const disguise = disguiseOf(seed);

/** Each has a heading and a row of its own in the document. */
const samples = [
  ...["an article", "a location", "a service", "a form", "a kind of field"],
  ...["an optional field with a column", "a callback by phone, on a page in the menu"],
  "a moved address",
  "a partner on the line card",
];

/**
 * Compares the files a step touched with its row in the document.
 * @param counts all, and new ones
 */
function compare(name: string, [files = 0, fresh = 0]: number[]) {
  say(`${name}: ${files} files, ${fresh} of them new`);
  const row = document.match(new RegExp(`^\\| ${name}[^|]*\\| (\\d+) \\| (\\d+) \\|`, "m"));
  const promised = row?.slice(1).join(" and ");
  if (promised !== `${files} and ${fresh}`) throw new Error(`docs/content.md says ${promised}`);
}

async function timed(what: string, work: () => Promise<void>) {
  const since = Date.now();
  await work();
  say(`  ${what}: ${((Date.now() - since) / 1000).toFixed(0)} s`);
}

/** The browser tests that take pages or words from the content; the others never see how many there are. */
const contentSpecs = () =>
  readdirSync(join(copy, "tests/browser"))
    .filter((name) => name.endsWith(".ts"))
    .filter((name) =>
      /~\/(config|content)\/|\/(pages|form-cases)"/.test(read(`tests/browser/${name}`)),
    );

/**
 * Builds the copy, and runs lint and the tests on it.
 * @param specs all of the browser's, if none is named
 * @param scripts to run after the build
 */
async function check(specs: string[], scripts: string[]) {
  const { findChromium } = await import("./chromium.ts");
  const env = { ...childEnv, NODE_ENV: "test", CHROMIUM_PATH: await findChromium() };
  const inCopy = { cwd: copy, env };
  await run(bin("biome"), ["check", "--write", "."], inCopy);
  await timed("lint", () => run(process.execPath, ["scripts/lint.ts"], inCopy));
  await timed("words", () => run(process.execPath, ["scripts/lint-text.ts"], inCopy));
  await timed("types", () => run(bin("tsc"), ["--noEmit"], inCopy));
  await timed("build", () => run(process.execPath, ["scripts/build.ts"], { cwd: copy }));
  const guide = read("build/client/guides/managed-it-services-guide.html");
  const icon = read("build/client/favicon.svg");
  if (/nextwright/i.test(guide) || !guide.includes("#3b2a78") || !icon.includes("M10 24V9")) {
    throw new Error("the guide and the icon are not in the new brand");
  }
  for (const script of scripts) await run(process.execPath, [script], { cwd: copy });
  await timed("unit tests", () => run(bin("vitest"), ["run", "tests/unit"], inCopy));
  if (values.quick) return;
  await timed("worker tests, promises in each engine", () =>
    run(bin("vitest"), ["run", "tests/worker", "tests/engines"], inCopy),
  );
  const inBrowser = ["test", "--reporter=line", ...specs];
  await timed("browser tests", () => run(bin("playwright"), inBrowser, inCopy));
}

try {
  const left = new Set(["node_modules", "build", ".git", ".wrangler", "artifacts", "test-results"]);
  cpSync(root, copy, {
    recursive: true,
    filter: (file) => !left.has(file.slice(root.length)),
  });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

  for (const name of samples) {
    const found = samplesOf(document, `A${name.slice(1)}`);
    const counts = applyAll(found.map((sample) => disguised(sample, disguise)));
    if (name.endsWith("with a column")) {
      for (const [at, more] of (await generateMigration(copy)).entries()) {
        counts[at] = (counts[at] ?? 0) + more;
      }
    }
    compare(name, counts);
  }
  say(`${makeUpArticles(copy, seed, 9)} articles made up`);
  for (const file of ["docs/content.md", "scripts/try-extend/pages.ts"]) {
    change(file, [[/^[\s\S]*$/, disguise(read(file))]]);
  }
  for (const [file, changes] of Object.entries(rebrand)) change(file, changes);
  compare("another brand", [Object.keys(rebrand).length, 0]);
  say("Checking the copy with all of it …");
  await check([], ["scripts/try-extend/pages.ts"]);

  say("One office, and no purchase to write about …");
  change("app/config/site.ts", oneOffice);
  change("app/content/about.ts", oneTeam);
  for (const file of ["locations/carmel.ts", "locations/calgary.ts", "articles/acquisition.mdx"]) {
    rmSync(join(copy, "app/content", disguise(file)));
  }
  await check(contentSpecs(), []);
} catch (error) {
  stopWith(`The copy failed: ${error instanceof Error ? error.message : error}`);
} finally {
  rmSync(join(copy, ".."), { recursive: true, force: true });
}
say("The steps in docs/content.md were enough: no other file was touched.");
