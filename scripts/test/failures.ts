/** Reads the JSON reports of vitest and Playwright: which tests failed, and why. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite, TestError } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { root } from "../tasks.ts";

/** The test's file and name, and the text and stack of its error. */
export type Failure = { test: string; error: string };

const testFolder = join(root, "tests");

/** A line of a stack, with the line of the test that it names: "expected [] to …" says nothing of what was empty. */
function withSource(frame: string) {
  const [, file = "", line] = frame.match(/((?:file:\/\/)?\/.*?):(\d+):\d+\)?$/) ?? [];
  const path = file.replace("file://", "");
  const source = existsSync(path) && readFileSync(path, "utf8").split("\n")[Number(line) - 1];
  return source ? `${frame}\n      ${source.trim()}` : frame;
}

/** The start of an error message, and the first lines of its stack that are in tests. */
function shorten(text: string) {
  const lines = stripVTControlCharacters(text).split("\n");
  const isFrame = (line: string) => /^\s+at /.test(line);
  const messageLines = lines.filter((line) => line.trim() && !isFrame(line)).slice(0, 12);
  const frames = lines.filter((line) => isFrame(line) && line.includes(testFolder)).slice(0, 2);
  return [...messageLines, ...frames.map(withSource)]
    .map((line) => line.replaceAll(root, ""))
    .join("\n");
}

export const vitestFailures = ({ testResults }: JsonTestResults): Failure[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // A file that couldn't run at all has its own error.
    if (failed.length === 0) return message ? [{ test: file, error: shorten(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      error: shorten(failureMessages?.join("\n") ?? ""),
    }));
  });

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const textOf = ({ message = "", stack = message }: Pick<TestError, "message" | "stack">) =>
  shorten(stack);

export const playwrightFailures = ({ suites, errors }: JSONReport): Failure[] => [
  ...errors.map((error) => ({ test: "Playwright", error: textOf(error) })),
  ...suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => ({
        test: `tests/browser/${file}:${line} › ${title} [${projectName}]`,
        error: results.flatMap((result) => result.errors.map(textOf)).join("\n"),
      })),
  ),
];
