// @ts-check
/**
 * The pipeline's promises, each with a change that breaks it and the tests that should notice. In
 * `list.diff`, a promise is one block: its name, the file and the tests (of `tests/worker`, where no
 * other folder is named), then the text to remove (`-`) and to add (`+`). `##` begins a group.
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
    const beginsGroup = block.startsWith("## ");
    const [promise = "", where = "", ...lines] = block.split("\n").slice(beginsGroup ? 1 : 0);
    const [file = "", tests = ""] = where.split(": ");
    return {
      promise: promise.slice(2),
      beginsGroup,
      file,
      from: textOf(lines, "-"),
      to: textOf(lines, "+"),
      tests: tests
        .split(" ")
        .map((name) => `tests/${name.includes("/") ? name : `worker/${name}`}.test.ts`),
    };
  });
