import { expect, test } from "vitest";
import type { JsonTestResults } from "vitest/node";
import { vitestFailures } from "../../scripts/test/failures.ts";

test("why a test failed is told with the line that failed, which names what was empty", () => {
  const { stack = "" } = new Error("expected [] to have a length of 1");
  const failed = { status: "failed", fullName: "it", failureMessages: [stack] };
  const report = { testResults: [{ name: "x.test.ts", assertionResults: [failed] }] };
  const [failure] = vitestFailures(report as unknown as JsonTestResults);
  expect(failure?.error).toMatch(
    /^Error: expected \[\].*\n.*failures.test.ts:6:\d+\n +const \{ stack/,
  );
});
