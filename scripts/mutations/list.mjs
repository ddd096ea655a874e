// @ts-check
/**
 * The pipeline's promises, each with a change that breaks it and the tests that should notice. In
 * `list.diff`, a promise is one block: its name, the file and the worker tests, then the text to remove
 * (`-`) and to add (`+`).
 */
import { readFileSync } from "node:fs";

/** @param {string[]} lines @param {string} sign */
const textOf = (lines, sign) =>
  lines
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(2))
    .join("\n");

export const mutations = readFileSync(new URL("list.diff", import.meta.url), "utf8")
  .trimEnd()
  .split("\n\n")
  .map((block) => {
    const [promise = "", where = "", ...lines] = block.split("\n");
    const [file = "", tests = ""] = where.split(": ");
    return {
      promise: promise.slice(2),
      file,
      from: textOf(lines, "-"),
      to: textOf(lines, "+"),
      tests: tests.split(" ").map((name) => `tests/worker/${name}.test.ts`),
    };
  });
