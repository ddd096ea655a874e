import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mutations } from "../../scripts/mutations/list.mjs";

const root = join(import.meta.dirname, "../..");

test("every mutation of `npm run test:mutations` still finds its line, once, and its tests", () => {
  const lost = mutations
    .filter(({ file, from, tests }) => {
      const found = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
      return found.split(from).length !== 2 || !tests.every((one) => existsSync(join(root, one)));
    })
    .map(({ promise, file }) => `${promise}: ${file}`);
  expect(lost).toEqual([]);
});
