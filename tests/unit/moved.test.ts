import { expect, test } from "vitest";
import { moved } from "~/worker/moved";
import { pagePaths } from "../support/pages";

test("each moved address is no page, and leads to one", () => {
  const faults = Object.entries(moved).filter(
    ([from, to]) => pagePaths.includes(from) || !from.startsWith("/") || !pagePaths.includes(to),
  );
  expect(faults).toEqual([]);
});
