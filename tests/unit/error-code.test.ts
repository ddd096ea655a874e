import { expect, test } from "vitest";
import { errorCode } from "~/lib/log";
import { withTimeout } from "~/lib/time";

/** What an operator does differs by each of these; the text itself may quote a visitor and is never logged. */
test.each([
  ["D1_ERROR: no such table: deliveries: SQLITE_ERROR", "schema"],
  ["D1_ERROR: table deliveries has no column named queue", "schema"],
  ["D1_ERROR: Your account has exceeded D1's maximum account storage limit", "quota"],
  ["D1_ERROR: Exceeded daily read limit", "quota"],
  ["D1_ERROR: Exceeded maximum DB size: SQLITE_FULL", "full"],
  ["D1_ERROR: Network connection lost.", "network"],
  ["D1 DB is overloaded. Requests queued for too long.", "network"],
  ["D1_ERROR: near 'ann@example.org': syntax error", "Error"],
])("%s is %s", (message, code) => {
  expect(errorCode(new Error(message))).toBe(code);
  // Drizzle's wrapper quotes the statement with its values, and says nothing of the cause.
  expect(errorCode(new Error("Failed query: limit", { cause: new Error(message) }))).toBe(code);
});

test("work that took too long is a timeout, also inside Drizzle's wrapper", async () => {
  const error = await withTimeout(1, new Promise(() => {})).catch((thrown: unknown) => thrown);
  expect(errorCode(error)).toBe("timeout");
  expect(errorCode(new Error("Failed query", { cause: error }))).toBe("timeout");
});

test("what is no error of D1 is told by its kind", () => {
  expect(errorCode(new TypeError("no answer of a limiter"))).toBe("TypeError");
  expect(errorCode("text")).toBe("string");
});
