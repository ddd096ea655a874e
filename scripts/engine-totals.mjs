// @ts-check
/** Reads from vitest's JSON report how the promises went in each engine. */
import { basename } from "node:path";
import { engineNames } from "./engines/engines.mjs";

/**
 * A line for each engine; one that is not installed says how many tests were not run for that.
 * @param {{ testResults: { name: string, startTime: number, endTime: number, assertionResults: { status: string }[] }[] }} report
 */
export const engineLines = ({ testResults }) =>
  engineNames.map((engine) => {
    const file = testResults.find(
      ({ name }) => basename(name) === `${engine.toLowerCase()}.test.ts`,
    );
    const count = (/** @type {string} */ wanted) =>
      file?.assertionResults.filter(({ status }) => status === wanted).length ?? 0;
    const notRun = count("skipped") + count("pending");
    if (notRun > 0) return `${engine}: not installed, ${notRun} tests not run`;
    const seconds = ((file?.endTime ?? 0) - (file?.startTime ?? 0)) / 1000;
    return `${engine}: ${count("passed")} passed, ${count("failed")} failed, ${seconds.toFixed(0)} s`;
  });
