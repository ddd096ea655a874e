// @ts-check
/** A copy of the project with all mutants in its sources and in its build, and the runs of its tests. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../copy-project.mjs";
import { bin, childEnv, run } from "../tasks.mjs";
import { instrument } from "./instrument.mjs";

/** Tests that start programs of their own, which the switch does not reach. */
const elsewhere = ["dev", "deploy", "operators", "operators-changes"];

/** Makes the copy and builds it. @param {string} copy an empty folder */
export async function makeCopy(copy) {
  copyProject(copy);
  const mutants = await instrument(copy);
  await run(process.execPath, ["scripts/build.mjs"], { cwd: copy });
  return mutants;
}

/**
 * Runs vitest in the copy, and returns the lines that were written meanwhile. What fails is no error here.
 * @param {string} copy @param {string[]} args @param {"MUTANTS_MET" | "MUTANTS_TRIED"} name of the variable
 * that holds the file's name
 */
async function linesOf(copy, args, name) {
  const file = join(copy, `${name}.jsonl`);
  rmSync(file, { force: true });
  const child = spawn(
    bin("vitest"),
    ["run", "--config", "scripts/mutants/vitest.config.mjs", ...args],
    {
      cwd: copy,
      env: { ...childEnv, NODE_ENV: "test", [name]: file },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += part));
  await new Promise((done) => child.on("close", done));
  writeFileSync(join(copy, `${name}.log`), said);
  if (!existsSync(file)) throw new Error(`vitest recorded nothing:\n${said.slice(-2000)}`);
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/**
 * Runs all tests with no mutant active.
 * @param {string} copy @returns {Promise<(import("./record.mjs").TestRecord | import("./record.mjs").FileRecord)[]>}
 */
export const recordTests = (copy) =>
  linesOf(
    copy,
    [
      ...["tests/unit", "tests/worker"],
      ...elsewhere.flatMap((name) => ["--exclude", `tests/worker/${name}.test.ts`]),
    ],
    "MUTANTS_MET",
  );

/**
 * Tries mutants, each with its tests. One whose process breaks off has no verdict.
 * @param {string} copy @param {import("./plan.mjs").Trial[]} trials
 * @returns {Promise<import("./reporter.mjs").Verdict[]>}
 */
export function tryMutants(copy, trials) {
  const folder = join(copy, "tests/mutants");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { id, limit, files } of trials) {
    /** @type {Map<string, string[]>} */
    const testsOf = new Map();
    for (const { file, tests } of files)
      testsOf.set(file, [...(testsOf.get(file) ?? []), ...tests]);
    const list = [...testsOf].map(
      ([file, tests]) =>
        `{ file: "${file}", tests: ${JSON.stringify(tests)}, load: () => import("../../${file}") },`,
    );
    writeFileSync(
      join(folder, `${id}.test.ts`),
      `import { trial } from "../../scripts/mutants/trial.mjs";\ntrial("${id}", ${limit}, [\n${list.join("\n")}\n]);\n`,
    );
  }
  return linesOf(copy, ["tests/mutants"], "MUTANTS_TRIED");
}
