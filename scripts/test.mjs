// @ts-check
/** `npm test`: installs, builds, and runs every check and suite; the last line is "N passed, N failed". */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bin, build, childEnv, install, root, run, say, stopWith } from "./tasks.mjs";

const results = join(root, "test-results");
let passed = 0;
let failed = 0;

/** A check that either holds or does not. @param {string} name @param {() => Promise<void>} work */
async function check(name, work) {
  say(name);
  try {
    await work();
    passed++;
  } catch (fault) {
    failed++;
    console.error(`✗ ${name}: ${fault instanceof Error ? fault.message : fault}`);
  }
}

/**
 * Runs a suite that writes its totals as JSON; a suite that leaves none has failed.
 * @param {string} name @param {string[]} command @param {string} report
 * @param {(totals: Record<string, any>) => [number, number]} read
 * @param {Record<string, string>} [env]
 */
function suite(name, [program = "", ...args], report, read, env = {}) {
  say(name);
  rmSync(report, { force: true });
  spawnSync(program, args, { cwd: root, stdio: "inherit", env: { ...childEnv, ...env } });
  const [good, bad] = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : [0, 1];
  passed += good;
  failed += bad;
}

try {
  await install();
  await build();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  stopWith("0 passed, 1 failed");
}
mkdirSync(results, { recursive: true });
const { findChromium } = await import("./chromium.mjs");
const { licenses } = await import("./licenses.mjs");
const { schemaDrift } = await import("./schema-drift.mjs");

await check("Types", () => run(bin("tsc"), ["--noEmit"]));
await check("Lint and format", () => run(bin("biome"), ["ci", "--error-on-warnings", "."]));
await check("Migrations match the schema", schemaDrift);
await check("Licenses of the packages", licenses);

const vitestReport = join(results, "vitest.json");
suite(
  "Unit and worker tests",
  [bin("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile=${vitestReport}`],
  vitestReport,
  ({ numPassedTests, numFailedTests, numFailedTestSuites, success }) => [
    numPassedTests,
    numFailedTests || (success ? 0 : Math.max(numFailedTestSuites, 1)),
  ],
  { NODE_ENV: "test" },
);

const faultReport = join(results, "faults.json");
suite(
  "Faults, the short form",
  [process.execPath, join(root, "scripts/faults.mjs"), "--short"],
  faultReport,
  ({ passed, failed }) => [passed, failed],
);

const playwrightReport = join(root, "artifacts/playwright.json");
await findChromium().then(
  (path) =>
    suite(
      "Browser tests, with JavaScript and without",
      [bin("playwright"), "test", "--reporter=line,json"],
      playwrightReport,
      ({ stats, errors }) => [stats.expected, stats.unexpected + stats.flaky + errors.length],
      { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, NODE_ENV: "test" },
    ),
  (fault) => {
    failed++;
    console.error(fault.message);
  },
);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
