// @ts-check
/**
 * `npm test`: installs, builds, and runs every check and suite. At the end it prints how long each took
 * and why any test failed. The last line is "N passed, N failed",
 * with "N not run" where an engine is missing.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { playwrightFailures, vitestFailures } from "./failures.mjs";
import { bin, build, childEnv, root, run, say, stopWith } from "./tasks.mjs";

const results = join(root, "test-results");

/**
 * @typedef {{ passed: number, failed: number, notRun?: number, lines?: string[], failures?: import("./failures.mjs").Failure[] }} Totals
 * @typedef {Totals & { name: string, seconds: number }} Outcome
 */
/** @type {Outcome[]} */
const outcomes = [];

/**
 * Runs something, and records its result and how long it took. An error counts as one failure.
 * @param {string} name @param {() => Promise<Totals>} work
 */
async function timed(name, work) {
  say(name);
  const since = performance.now();
  const totals = await work().catch((error) => {
    const text = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, failures: [{ test: name, error: text }] };
  });
  outcomes.push({ name, ...totals, seconds: (performance.now() - since) / 1000 });
}

/** A check that either passes or fails. @param {string} name @param {() => Promise<void>} work */
const check = (name, work) => timed(name, () => work().then(() => ({ passed: 1, failed: 0 })));

/**
 * A suite that writes its totals as JSON. Without that file, it has failed.
 * @param {string} name @param {string[]} command @param {string} report
 * @param {(report: any) => Totals} read
 * @param {Record<string, string>} [env]
 */
const suite = (name, [program = "", ...args], report, read, env = {}) =>
  timed(name, async () => {
    rmSync(report, { force: true });
    const child = spawn(program, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...childEnv, ...env },
    });
    await new Promise((done) => child.on("close", done));
    if (!existsSync(report)) throw new Error("It ended without a report; its output is above.");
    return read(JSON.parse(readFileSync(report, "utf8")));
  });

const started = performance.now();
try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  stopWith("0 passed, 1 failed");
}
mkdirSync(results, { recursive: true });
const { findChromium } = await import("./chromium.mjs");
const { installEngines } = await import("./engines/engines.mjs");
const { engineLines } = await import("./engine-totals.mjs");

/**
 * Tests that vitest runs. @param {string} name @param {string} report @param {string[]} files
 * @param {(report: any) => string[]} [lines] what is said of them beside the totals
 */
const vitest = (name, report, files, lines) =>
  suite(
    name,
    [
      ...[bin("vitest"), "run", ...files],
      ...["--reporter=default", "--reporter=json", `--outputFile=${report}`],
    ],
    report,
    ({ numPassedTests, numFailedTests, numFailedTestSuites, success, ...rest }) => ({
      passed: numPassedTests,
      failed: numFailedTests || (success ? 0 : Math.max(numFailedTestSuites, 1)),
      notRun: rest.numPendingTests,
      lines: lines?.(rest),
      failures: vitestFailures(/** @type {any} */ (rest)),
    }),
    { NODE_ENV: "test" },
  );

const faultReport = join(results, "faults.json");
const mutationReport = join(results, "mutations.json");
const vitestReport = join(results, "vitest.json");
const playwrightReport = join(results, "playwright.json");
const enginesReport = join(results, "engines.json");
await installEngines();
const chromium = await findChromium().catch((error) => console.error(error.message));
// In parallel, because each of them mostly waits, and none asserts how long something took. In two rounds,
// so that two processors are enough for the browsers of each.
await Promise.all([
  suite(
    "Browser tests, with JavaScript and without",
    [bin("playwright"), "test", "--reporter=line,json"],
    playwrightReport,
    (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      failures: playwrightFailures(report),
    }),
    {
      CHROMIUM_PATH: chromium ?? "",
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      NODE_ENV: "test",
    },
  ),
  suite(
    "Faults, the short form",
    [process.execPath, join(root, "scripts/faults.mjs"), "--short"],
    faultReport,
    (totals) => totals,
  ),
  vitest("Unit and worker tests", vitestReport, ["tests/unit", "tests/worker"]),
  check("Types", () => run(bin("tsc"), ["--noEmit"])),
  check("Words and lengths", () =>
    run(process.execPath, [join(root, "scripts/lint-text.mjs"), "--pages"]),
  ),
  check("Lint and format", () => run(bin("biome"), ["ci", "--error-on-warnings", "."])),
]);
await Promise.all([
  vitest("Promises in three engines", enginesReport, ["tests/engines"], engineLines),
  suite(
    "Mutations, the first of each group",
    [process.execPath, join(root, "scripts/mutations.mjs"), "--short"],
    mutationReport,
    (totals) => totals,
  ),
]);

for (const { name, passed, failed, seconds, lines = [] } of outcomes) {
  console.log(
    `${`${seconds.toFixed(0)} s`.padStart(6)}  ${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed`,
  );
  for (const line of lines) console.log(`          ${line}`);
}
console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  in all`);
const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
for (const { test, error } of failures.slice(0, 10)) {
  console.log(`\n✗ ${test}\n${error.replace(/^/gm, "    ")}`);
}
if (failures.length > 10) console.log(`\n… and ${failures.length - 10} more, above.`);
const total = (/** @type {"passed" | "failed" | "notRun"} */ what) =>
  outcomes.reduce((sum, outcome) => sum + (outcome[what] ?? 0), 0);
const notRun = total("notRun") > 0 ? `, ${total("notRun")} skipped` : "";
console.log(`${total("passed")} passed, ${total("failed")} failed${notRun}`);
process.exitCode = total("failed") > 0 ? 1 : 0;
