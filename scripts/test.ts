/**
 * `npm test`: builds, and runs what most changes can break, in minutes. `npm run test:all` runs every
 * test there is, as CI does. `npm test -- /contact` runs the browser tests of a page, and `npm test -- --changed`
 * those of the pages that a changed file reaches, with the tests that changed and all unit tests. At the end stands
 * how long each suite took and why any test failed. The last line is "N passed, N failed", with "N skipped" where
 * an engine is missing.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.ts";
import { installEngines } from "./engines/engines.ts";
import { bin, build, root, stopWith } from "./tasks.ts";
import { browserTestsOf, type Chosen, changed, pagesIn } from "./test/chosen.ts";
import { check, outcomes, playwright, printReport, suite, vitest } from "./test/suites.ts";

const words = process.argv.slice(2);
const all = words.includes("--all");
const chosen: Chosen = words.includes("--changed")
  ? await changed()
  : { pages: await pagesIn(words) };
const script = (name: string) => join(root, "scripts", name);

/** Files of tests for `test:all` alone: long for what they find that no other does (docs/decisions/0030). */
const long = {
  browser: [
    "anchors",
    "announcements",
    "colors",
    "desk",
    "drawings",
    "first-view",
    "intent",
    "keyboard",
    "late-fonts",
    "mistyped",
    "next-page",
    "older",
    "origin",
    "policy",
    "screening",
    "spoken",
    "still",
    "type-sizes",
  ],
  worker: [
    "akismet",
    "alarm",
    "alert",
    "budget",
    "check",
    "database-faults",
    "desk",
    "dev",
    "doubling",
    "expire",
    "interrupted",
    "limits",
    "naughty",
    "operators",
    "operators-changes",
    "poison",
    "probe",
    "scale-seams",
    "settings",
    "superlinear",
  ],
};
const shortBrowserTests = () =>
  readdirSync(join(root, "tests/browser"))
    .filter((name) => name.endsWith(".spec.ts") && !long.browser.includes(name.split(".")[0] ?? ""))
    .map((name) => `tests/browser/${name}`);

const started = performance.now();
try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  stopWith("0 passed, 1 failed");
}
if (all) await installEngines();
const chromium = await findChromium().catch((error) => console.error(error.message));
const checks = () => [
  check("Types", bin("tsc"), ["--noEmit"]),
  check("Words and lengths", process.execPath, [script("lint-text.ts")]),
  check("Lint and format", process.execPath, [script("lint.ts")]),
];

/** The browser tests of the chosen pages, and what else there is for files that changed. */
async function runChosen({ pages, worker, browser = [] }: Chosen) {
  if (worker) {
    const suites = ["tests/unit", ...worker];
    await Promise.all([vitest("Unit and worker tests", "vitest.json", suites), ...checks()]);
  }
  const short = shortBrowserTests();
  const ofPages = browserTestsOf(pages).filter((file) => all || short.includes(file));
  const alone = { CI: "" };
  const run = (name: string, files: string[], env: Record<string, string>) =>
    files.length > 0 && playwright(name, chromium ?? "", files, { ...alone, ...env });
  await run("Browser tests of these pages", ofPages, { TEST_PAGES: pages.join(" ") });
  await run("Browser tests that changed", browser, {});
}

// In parallel, because each of them waits now and then, and none asserts how long something took.
const runSuites = () =>
  Promise.all([
    playwright(
      all ? "Browser tests, with JavaScript and without" : "Browser tests",
      chromium ?? "",
      all ? [] : ["--project=with JavaScript", ...shortBrowserTests()],
    ),
    vitest("Unit and worker tests, and the promises in Chromium", "vitest.json", [
      "tests/unit",
      "tests/worker",
      "tests/engines/chromium.test.ts",
      ...(all ? [] : long.worker.flatMap((name) => ["--exclude", `tests/worker/${name}.test.ts`])),
    ]),
    ...checks(),
  ]);

const engines = (name: string) =>
  vitest(name, "engines.json", ["tests/engines/firefox.test.ts", "tests/engines/webkit.test.ts"]);

const isChosen = chosen.worker !== undefined || chosen.pages.length > 0;
await (isChosen ? runChosen(chosen) : runSuites());
if (all && !isChosen) {
  await engines("Promises in Firefox and WebKit");
  const broke = /driver failed|opens no window/;
  if (outcomes.at(-1)?.failures?.some(({ error }) => broke.test(error))) {
    outcomes.pop();
    await engines("Promises in Firefox and WebKit, once more, as a browser's driver broke down");
  }
  await check("A site extended as docs/content.md says", process.execPath, [
    script("try-extend.ts"),
    "--quick",
    "--seed",
    "3",
  ]);
  await suite("Faults", [process.execPath, script("faults.ts")], "faults.json", (totals) => totals);
}
process.exitCode = printReport((performance.now() - started) / 1000) ? 0 : 1;
