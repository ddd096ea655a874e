/**
 * `npm run try:extend`: follows docs/content.md in a copy of the project. It adds all that is shown there, has
 * another company move in, and compares the number of files each step touched with the document's table. It
 * builds the copy, looks at its pages and for what is left of the company before, and runs lint and the tests
 * on it, those in a browser too, but for those that hold the specification's own figures. Then it removes all
 * offices but one and the purchase, and does so again; in the browser with the tests that reach the content.
 * `--quick` runs of the tests those in tests/unit and that of all forms, as CI does. `--seed 3` makes up another
 * company, and other samples and articles.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadModule } from "./build/load-module.ts";
import { copyProject } from "./copy-project.ts";
import { samplesOf } from "./samples.ts";
import { bin, childEnv, root, run, say } from "./tasks.ts";
import { changesOf } from "./try-extend/changes.ts";
import { disguised, disguiseOf, makeUpArticles } from "./try-extend/disguise.ts";
import { generateMigration } from "./try-extend/migration.ts";
import { moverOf } from "./try-extend/move-in.ts";
import { oldValues } from "./try-extend/old-values.ts";
import { companyOf } from "./try-extend/rebrand.ts";
import { specified } from "./try-extend/specified.ts";

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
const project = {
  ...(await loadModule<typeof import("../app/config/site.ts")>("app/config/site.ts")),
  ...(await loadModule<typeof import("../app/config/theme.ts")>("app/config/theme.ts")),
};
const company = companyOf(seed, project.colors);

/** Each has a heading and a row of its own in the document. */
const samples = [
  "an article",
  "a location",
  "a person",
  "a service",
  "a form",
  "a kind of field",
  "an optional field with a column",
  "a moved address",
  "a partner on the line card",
];

/** Compares how many files a step touched with its row in the document. */
function compare(name: string, files: number) {
  say(`${name}: ${files} files`);
  const row = document.match(new RegExp(`^\\| ${name}[^|]*\\| (\\d+) \\|`, "m"));
  if (row?.[1] !== `${files}`) throw new Error(`docs/content.md says ${row?.[1]}`);
}

const failed: string[] = [];

/** Runs a step, says how long it took, and keeps for the end that it failed. */
async function timed(what: string, command: string, args: string[], env?: typeof childEnv) {
  const since = Date.now();
  await run(command, args, { cwd: copy, env }).catch(({ message }: Error) => failed.push(message));
  say(`  ${what}: ${((Date.now() - since) / 1000).toFixed(0)} s`);
}

const specs = () =>
  readdirSync(join(copy, "tests/browser"))
    .map((name) => `tests/browser/${name}`)
    .filter((name) => name.endsWith(".ts") && !(name in specified));

/** The browser tests that take pages or words from the content; the others never see how many there are. */
const contentSpecs = () =>
  specs().filter((name) => /~\/(config|content)\/|\/(pages|form-cases)"/.test(read(name)));

/**
 * Builds the copy, and runs lint and the tests on it.
 * @param browserTests their files
 * @param scripts to run after the build
 */
async function check(browserTests: string[], scripts: string[][]) {
  const { findChromium } = await import("./chromium.ts");
  const CHROMIUM_PATH = await findChromium();
  // What tests leave in the temporary folder goes with the copy.
  const env = { ...childEnv, NODE_ENV: "test", TMPDIR: join(copy, ".."), CHROMIUM_PATH };
  const node = process.execPath;
  await run(bin("biome"), ["check", "--write", "."], { cwd: copy });
  await timed("lint", node, ["scripts/lint.ts"]);
  await timed("words", node, ["scripts/lint-text.ts"]);
  await timed("types", bin("tsc"), ["--noEmit"]);
  await run(node, ["scripts/build.ts"], { cwd: copy });
  for (const [script = "", ...given] of scripts) {
    await timed(script, node, [`scripts/try-extend/${script}`, ...given]);
  }
  await timed("unit tests", bin("vitest"), ["run", "tests/unit"], env);
  if (values.quick) {
    await timed("all forms", bin("vitest"), ["run", "tests/worker/all-forms.test.ts"], env);
  } else {
    const left = Object.keys(specified).flatMap((file) => ["--exclude", file]);
    const engines = ["run", "tests/worker", "tests/engines", ...left];
    await timed("worker tests, promises in each engine", bin("vitest"), engines, env);
    const inBrowser = ["test", "--reporter=line", ...browserTests];
    await timed("browser tests", bin("playwright"), inBrowser, env);
  }
  if (failed.length > 0) throw new Error(failed.join("\n"));
}

try {
  copyProject(copy);
  // A test asks git what it ignores.
  await run("git", ["init", "-q"], { cwd: copy });
  for (const name of samples) {
    const found = samplesOf(document, `A${name.slice(1)}`);
    const touched = applyAll(found.map((sample) => disguised(sample, disguise)));
    const written = name.endsWith("with a column") ? await generateMigration(copy) : 0;
    compare(name, touched + written);
  }
  say(`${makeUpArticles(copy, seed, 9)} articles made up`);
  const pages = "scripts/try-extend/pages.ts";
  change(pages, [[/^[\s\S]*$/, disguise(read(pages))]]);
  const move = moverOf(copy, seed);
  const leaves = project.site.offices[(seed + 1) % 2]?.slug ?? "";
  compare("another brand", move.brand(company, new URL(project.site.origin).host));
  compare("another price, other hours", move.fees(company));
  compare("services in another order", move.services(company));
  move.offices(company, leaves);
  move.people(company);
  say("Checking the copy with all of it …");
  await check(specs(), [["pages.ts"], ["left-over.ts", JSON.stringify(await oldValues(leaves))]]);

  say("One office, and no purchase to write about …");
  move.alone(company);
  await check(contentSpecs(), []);
} catch (error) {
  console.error(`The copy failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(join(copy, ".."), { recursive: true, force: true });
}
if (!process.exitCode) {
  say("The steps in docs/content.md were enough: no other file was touched.");
}
