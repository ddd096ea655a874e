import { expect, test } from "vitest";
import { redirects } from "~/worker/redirects";
import { pagePaths } from "../support/pages";

test("each moved address is no page, and leads to one", () => {
  const faults = Object.entries(redirects).filter(
    ([from, to]) => pagePaths.includes(from) || !from.startsWith("/") || !pagePaths.includes(to),
  );
  expect(faults).toEqual([]);
});
