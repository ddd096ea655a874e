/** Tries one mutant: the body of a file of tests that `copy.ts` writes. */
import { afterEach, beforeAll, beforeEach, describe, vi } from "vitest";
import { state } from "./state.ts";

/** A loop that meets its mutant so often does not end. */
const MANY = 1_000_000;

/**
 * Runs tests of several files with one mutant active, until one fails. A test is known by its place in
 * its file, as `record.ts` wrote it: its name may hold what the mutant changes.
 * @param limit of a test, milliseconds
 */
export function trial(
  mutant: string,
  limit: number,
  files: { file: string; load: () => Promise<unknown>; tests: string[] }[],
) {
  Object.assign(state, { activeMutant: mutant, hitCount: 0, hitLimit: MANY });
  vi.resetModules();
  // What the hooks take was not measured: they keep their ordinary limit.
  vi.setConfig({ testTimeout: limit });
  const chosen = new Set(files.flatMap(({ tests }, at) => tests.map((test) => `_${at}${test}`)));
  let failed = false;
  beforeEach(({ task, skip }) => skip(failed || !chosen.has(task.id.slice(task.file.id.length))));
  afterEach(({ task }) => {
    failed ||= task.result?.state === "fail";
  });
  for (const { file, load } of files) {
    describe(file, async () => {
      beforeAll(() => {
        if (failed) throw new Error("An earlier file has failed.");
      });
      await load();
    });
  }
}
