/**
 * `npm test`: installs, builds, and runs every check and suite. At the end it prints how long each took
 * and why any test failed. The last line is "N passed, N failed",
 * with "N not run" where an engine is missing.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import type { Failure } from "./failures.ts";
import { playwrightFailures, vitestFailures } from "./failures.ts";
import { bin, build, childEnv, root, run, say, stopWith } from "./tasks.ts";

const results = join(root, "test-results");

export type Totals = {
  passed: number;
  failed: number;
  notRun?: number;
  lines?: string[];
  failures?: Failure[];
};
export type Outcome = Totals & { name: string; seconds: number };
const outcomes: Outcome[] = [];

/** Runs something, and records its result and how long it took. An error counts as one failure. */
async function timed(name: string, work: () => Promise<Totals>) {
  say(name);
  const since = performance.now();
  const totals = await work().catch((error) => {
    const text = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, failures: [{ test: name, error: text }] };
  });
  outcomes.push({ name, ...totals, seconds: (performance.now() - since) / 1000 });
}

/** A check that either passes or fails. */
const check = (name: string, work: () => Promise<void>) =>
  timed(name, () => work().then(() => ({ passed: 1, failed: 0 })));

/** A suite that writes its totals as JSON. Without that file, it has failed. */
const suite = <Report>(
  name: string,
  [program = "", ...args]: string[],
  report: string,
  read: (report: Report) => Totals,
  env: Record<string, string> = {},
) =>
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
const { findChromium } = await import("./chromium.ts");
const { installEngines } = await import("./engines/engines.ts");
const { engineLines } = await import("./engine-totals.ts");

/**
 * Tests that vitest runs.
 * @param lines what is said of them beside the totals
 */
const vitest = (
  name: string,
  report: string,
  files: string[],
  lines?: (report: JsonTestResults) => string[],
) =>
  suite(
    name,
    [
      ...[bin("vitest"), "run", ...files],
      ...["--reporter=default", "--reporter=json", `--outputFile=${report}`],
    ],
    report,
    (totals: JsonTestResults) => ({
      passed: totals.numPassedTests,
      failed:
        totals.numFailedTests || (totals.success ? 0 : Math.max(totals.numFailedTestSuites, 1)),
      notRun: totals.numPendingTests,
      lines: lines?.(totals),
      failures: vitestFailures(totals),
    }),
    { NODE_ENV: "test" },
  );

const faultReport = join(results, "faults.json");
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
    (report: JSONReport) => ({
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
    [process.execPath, join(root, "scripts/faults.ts"), "--short"],
    faultReport,
    (totals: Totals) => totals,
  ),
  vitest("Unit and worker tests", vitestReport, ["tests/unit", "tests/worker"]),
  check("Types", () => run(bin("tsc"), ["--noEmit"])),
  check("Words and lengths", () =>
    run(process.execPath, [join(root, "scripts/lint-text.ts"), "--pages"]),
  ),
  check("Lint and format", () => run(bin("biome"), ["ci", "--error-on-warnings", "."])),
]);
await vitest("Promises in three engines", enginesReport, ["tests/engines"], engineLines);

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
const total = (what: "passed" | "failed" | "notRun") =>
  outcomes.reduce((sum, outcome) => sum + (outcome[what] ?? 0), 0);
const notRun = total("notRun") > 0 ? `, ${total("notRun")} skipped` : "";
console.log(`${total("passed")} passed, ${total("failed")} failed${notRun}`);
process.exitCode = total("failed") > 0 ? 1 : 0;
