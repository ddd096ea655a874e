import { expect, test } from "vitest";
import { testsUsing } from "../../scripts/test/chosen.ts";

test("a changed helper of the tests has those run that use it, through other helpers too", () => {
  const helper = ["tests/support/fill.ts"];
  expect(testsUsing(helper, "tests/browser", /\.spec\.ts$/)).toContain(
    "tests/browser/forms.spec.ts",
  );
  expect(testsUsing(helper, "tests/worker", /\.test\.ts$/)).toContain(
    "tests/worker/all-forms.test.ts",
  );
  expect(testsUsing(["tests/support/html.ts"], "tests/worker", /^sweep/)).toEqual([]);
});
