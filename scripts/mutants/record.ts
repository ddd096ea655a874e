/**
 * Before each file of tests: records which mutants its tests meet, a line for each test. What is met while
 * the file is loaded or between its tests counts for all of them.
 */
import { appendFileSync } from "node:fs";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { takeReachedMutants } from "./state.ts";

/** `at` is the test's place in its file. */
export type TestRecord = {
  file: string;
  name: string;
  at: string;
  ms: number;
  passed: boolean;
  met: string[];
};
export type FileRecord = { file: string; met: string[] };

const record = (line: TestRecord | FileRecord) =>
  appendFileSync(String(process.env.MUTANTS_MET), `${JSON.stringify(line)}\n`);

vi.resetModules();
await takeReachedMutants();

let file = "";
const around = new Set<string>();
let since = 0;

beforeEach(async ({ task }) => {
  file = task.file.name;
  for (const id of await takeReachedMutants()) around.add(id);
  since = performance.now();
});

afterEach(async ({ task }) => {
  const ms = Math.round(performance.now() - since);
  const at = task.id.slice(task.file.id.length);
  const isPassed = task.result?.state !== "fail";
  record({
    file,
    name: task.fullTestName,
    at,
    ms,
    passed: isPassed,
    met: [...new Set(await takeReachedMutants())],
  });
});

afterAll(async () => {
  for (const id of await takeReachedMutants()) around.add(id);
  if (file) record({ file, met: [...around] });
});
