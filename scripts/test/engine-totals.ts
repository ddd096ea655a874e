/** Reads from vitest's JSON report how the promises went in each engine. */
import { basename } from "node:path";
import type { JsonTestResults } from "vitest/node";
import { engineNames } from "../engines/engines.ts";

/** A line for each engine; one that is not installed says how many tests were not run for that. */
export const engineLines = ({ testResults }: JsonTestResults) =>
  engineNames.flatMap((engine) => {
    const file = testResults.find(
      ({ name }) => basename(name) === `${engine.toLowerCase()}.test.ts`,
    );
    if (!file) return [];
    const count = (wanted: string) =>
      file.assertionResults.filter(({ status }) => status === wanted).length;
    const notRun = count("skipped") + count("pending");
    if (notRun > 0) return `${engine}: not installed, ${notRun} tests not run`;
    const seconds = (file.endTime - file.startTime) / 1000;
    return `${engine}: ${count("passed")} passed, ${count("failed")} failed, ${seconds.toFixed(0)} s`;
  });
