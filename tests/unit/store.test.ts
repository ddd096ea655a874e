import { afterEach, describe, expect, test, vi } from "vitest";
import { storeLate, storeSubmission } from "~/leads/outbox/store.server";

describe("a submission, without a database", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const submission = {
    id: "0badcafe-0000-8000-8000-000000000000",
    adjacentIds: [],
    page: "/",
    campaign: null,
    form: "contact",
    payload: "{}",
    sends: true,
    held: false,
    spamSignals: [],
    repeatKey: null,
    row: null,
  };
  const line = (event: string, more = {}) =>
    JSON.stringify({ level: "error", event, reference: "0badcafe", form: "contact", ...more });
  /** What is logged at which second. */
  function watched() {
    vi.useFakeTimers({ now: 0 });
    const lines: [seconds: number, line: string][] = [];
    vi.spyOn(console, "error").mockImplementation((text) => lines.push([Date.now() / 1000, text]));
    return lines;
  }
  const failed = line("store_failed", { error: "Error" });

  test("is tried three times in half a second while its visitor waits", async () => {
    const lines = watched();
    const stored = storeSubmission(null, submission, () => {});
    await vi.advanceTimersByTimeAsync(500);
    expect(await stored).toBeNull();
    expect(lines).toEqual([0, 0.1, 0.5].map((seconds) => [seconds, failed]));
  });

  test("is tried four times in 10.5 seconds once the service has it, and leaves a last line", async () => {
    const lines = watched();
    const late = storeLate(null, submission);
    await vi.advanceTimersByTimeAsync(10_500);
    await late;
    const tries = [0.5, 1.5, 4.5, 10.5].map((seconds) => [seconds, failed]);
    expect(lines).toEqual([...tries, [10.5, line("delivered_unstored")]]);
  });

  test("that hangs at every try leaves its line while the worker still lives", async () => {
    const lines = watched();
    const never = { prepare: () => ({ bind: () => ({}) }), batch: () => new Promise(() => {}) };
    const late = storeLate(never as unknown as D1Database, submission);
    await vi.advanceTimersByTimeAsync(29_000);
    await late;
    expect(lines.at(-1)).toEqual([28.5, line("delivered_unstored")]);
  });
});
