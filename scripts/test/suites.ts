/** The suites of `npm test`: each runs a program, reads the report it leaves, and adds to the outcomes. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { endWithParent } from "../end-with-parent.ts";
import { bin, childEnv, root, run, say } from "../tasks.ts";
import { type Failure, playwrightFailures, vitestFailures } from "./failures.ts";

interface Totals {
  passed: number;
  failed: number;
  skipped?: number;
  failures?: Failure[];
}

export const outcomes: (Totals & { name: string; seconds: number })[] = [];

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

/** A program that either passes or fails, and says why. */
export const check = (name: string, program: string, args: string[]) =>
  timed(name, () => run(program, args, { show: true }).then(() => ({ passed: 1, failed: 0 })));

/** A program that writes its totals to a JSON file of that name. Without that file, it has failed. */
export const suite = <Report = Totals>(
  name: string,
  [program, ...args]: [string, ...string[]],
  file: string,
  read: (report: Report) => Totals,
  env: Record<string, string> = {},
) =>
  timed(name, async () => {
    const report = reportFile(file);
    rmSync(report, { force: true });
    const temporary = mkdtempSync(join(tmpdir(), "tests-"));
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...childEnv, ...env, TMPDIR: temporary },
      detached: true,
    });
    // Whatever it has left running, and left in its folder, goes with it.
    const stop = endWithParent(child.pid, temporary);
    await new Promise((done) => child.on("close", done));
    await stop();
    if (!existsSync(report)) throw new Error("It ended without a report; its output is above.");
    return read(JSON.parse(readFileSync(report, "utf8")));
  });

function reportFile(name: string) {
  mkdirSync(join(root, "test-results"), { recursive: true });
  return join(root, "test-results", name);
}

/** Tests that vitest runs: files or folders, and `--exclude`. */
export const vitest = (name: string, file: string, args: string[]) =>
  suite(
    name,
    [
      ...([bin("vitest"), "run", ...args] as [string, ...string[]]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile=${reportFile(file)}`,
    ],
    file,
    (report: JsonTestResults) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests || (report.success ? 0 : Math.max(report.numFailedTestSuites, 1)),
      skipped: report.numPendingTests,
      failures: vitestFailures(report),
    }),
    { NODE_ENV: "test" },
  );

/** Tests that Playwright runs in Chromium. */
export const playwright = (
  name: string,
  chromium: string,
  args: string[],
  env: Record<string, string> = {},
) =>
  suite(
    name,
    [bin("playwright"), "test", "--reporter=line,json", ...args],
    "playwright.json",
    (report: JSONReport) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      failures: playwrightFailures(report),
    }),
    {
      ...env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("playwright.json"),
      NODE_ENV: "test",
    },
  );

/** Prints how long each suite took, why tests failed, and the total as the last line. Returns whether all passed. */
export function printReport(seconds: number) {
  for (const { name, passed, failed, skipped = 0, seconds: took } of outcomes) {
    const time = `${took.toFixed(0)} s`.padStart(6);
    const totals = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
    console.log(`${time}  ${failed > 0 ? "✗" : "✓"} ${name}: ${totals}`);
  }
  console.log(`${seconds.toFixed(0).padStart(4)} s  in all`);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  for (const { test, error } of failures.slice(0, 10)) {
    console.log(`\n✗ ${test}\n${error.replace(/^/gm, "    ")}`);
  }
  if (failures.length > 10) console.log(`\n… and ${failures.length - 10} more, above.`);
  const total = (what: "passed" | "failed" | "skipped") =>
    outcomes.reduce((sum, outcome) => sum + (outcome[what] ?? 0), 0);
  const skipped = total("skipped") > 0 ? `, ${total("skipped")} skipped` : "";
  console.log(`${total("passed")} passed, ${total("failed")} failed${skipped}`);
  return total("failed") === 0;
}
