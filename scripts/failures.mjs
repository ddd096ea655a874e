// @ts-check
/** Reads the JSON reports of vitest and Playwright: which tests failed, and why. */
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./tasks.mjs";

/** @typedef {{ test: string, error: string }} Failure the test's file and name, and the text and stack of its error */

const testFolder = join(root, "tests");

/** The start of an error message, and the first lines of its stack that are in tests. @param {string} text */
function shorten(text) {
  const lines = stripVTControlCharacters(text).split("\n");
  const isFrame = (/** @type {string} */ line) => /^\s+at /.test(line);
  const said = lines.filter((line) => line.trim() && !isFrame(line)).slice(0, 12);
  const frames = lines.filter((line) => isFrame(line) && line.includes(testFolder)).slice(0, 2);
  return [...said, ...frames].map((line) => line.replaceAll(root, "")).join("\n");
}

/** @param {any} report @returns {Failure[]} */
export const vitestFailures = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((/** @type {any} */ { status }) => status === "failed");
    // A file that couldn't run at all has its own error.
    if (failed.length === 0) return message ? [{ test: file, error: shorten(message) }] : [];
    return failed.map((/** @type {any} */ { fullName, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      error: shorten(failureMessages.join("\n")),
    }));
  });

/** @param {any} report @returns {Failure[]} */
export function playwrightFailures({ suites, errors }) {
  /** @param {any} suite @returns {any[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const textOf = (/** @type {any} */ { message, stack }) => stack ?? message ?? "";
  return [
    ...errors.map((/** @type {any} */ error) => ({
      test: "Playwright",
      error: shorten(textOf(error)),
    })),
    ...suites.flatMap(specsOf).flatMap((/** @type {any} */ { file, line, title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === "unexpected" || status === "flaky")
        .map((/** @type {any} */ { projectName, results }) => ({
          test: `tests/browser/${file}:${line} › ${title} [${projectName}]`,
          error: results
            .flatMap((/** @type {any} */ result) => result.errors)
            .map((/** @type {any} */ error) => shorten(textOf(error)))
            .join("\n"),
        })),
    ),
  ];
}
