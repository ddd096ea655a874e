/** A copy of the project with all mutants in its sources and in its build, and the runs of its tests. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../copy-project.ts";
import { bin, childEnv, run } from "../tasks.ts";
import { instrument } from "./instrument.ts";
import type { Trial } from "./plan.ts";
import type { FileRecord, TestRecord } from "./record.ts";
import type { Verdict } from "./reporter.ts";

/** Tests that start programs of their own, which the switch does not reach; the last would weigh each mutated expression. */
const elsewhere = ["dev", "deploy", "operators", "operators-changes", "superlinear"];

/**
 * Makes the copy and builds it.
 * @param copy an empty folder
 */
export async function makeCopy(copy: string) {
  copyProject(copy);
  const mutants = await instrument(copy);
  await run(process.execPath, ["scripts/build.ts"], { cwd: copy });
  return mutants;
}

/**
 * Runs vitest in the copy, and returns the lines that were written meanwhile. What fails is no error here.
 * @param name of the variable that holds the file's name
 */
async function linesOf(copy: string, args: string[], name: "MUTANTS_MET" | "MUTANTS_TRIED") {
  const file = join(copy, `${name}.jsonl`);
  rmSync(file, { force: true });
  const child = spawn(
    bin("vitest"),
    ["run", "--config", "scripts/mutants/vitest.config.ts", ...args],
    {
      cwd: copy,
      // What tests leave in the temporary folder goes with the copy.
      env: { ...childEnv, NODE_ENV: "test", TMPDIR: copy, [name]: file },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  await new Promise((done) => child.on("close", done));
  writeFileSync(join(copy, `${name}.log`), output);
  if (!existsSync(file)) throw new Error(`vitest recorded nothing:\n${output.slice(-2000)}`);
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Runs all tests with no mutant active. */
export const recordTests = (copy: string): Promise<(TestRecord | FileRecord)[]> =>
  linesOf(
    copy,
    [
      "tests/unit",
      "tests/worker",
      ...elsewhere.flatMap((name) => ["--exclude", `tests/worker/${name}.test.ts`]),
    ],
    "MUTANTS_MET",
  );

/** Tries mutants, each with its tests. One whose process breaks off has no verdict. */
export function tryMutants(copy: string, trials: Trial[]): Promise<Verdict[]> {
  const folder = join(copy, "tests/mutants");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { id, limit, files } of trials) {
    const testsOf = new Map<string, string[]>();
    for (const { file, tests } of files)
      testsOf.set(file, [...(testsOf.get(file) ?? []), ...tests]);
    const list = [...testsOf].map(
      ([file, tests]) =>
        `{ file: "${file}", tests: ${JSON.stringify(tests)}, load: () => import("../../${file}") },`,
    );
    writeFileSync(
      join(folder, `${id}.test.ts`),
      `import { trial } from "../../scripts/mutants/trial.ts";\ntrial("${id}", ${limit}, [\n${list.join("\n")}\n]);\n`,
    );
  }
  return linesOf(copy, ["tests/mutants"], "MUTANTS_TRIED");
}
