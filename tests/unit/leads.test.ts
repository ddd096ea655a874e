import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judge } from "~/leads/outbox/form-service.server";
import { identify } from "~/leads/outbox/identity.server";
import { ATTEMPT_LIMIT, LEASE, waitAfter } from "~/leads/outbox/schedule";
import { retryAfterMs } from "~/lib/service-answer";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe("waits between attempts", () => {
  test("are 1, 5, 15, 30 minutes, then an hour and up to six minutes of jitter", () => {
    expect([1, 2, 3, 4].map((n) => waitAfter(n) / MINUTE)).toEqual([1, 5, 15, 30]);
    fc.assert(
      fc.property(fc.integer({ min: 5 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, r) => {
        expect(waitAfter(n, 0, () => r)).toBeGreaterThanOrEqual(60 * MINUTE);
        expect(waitAfter(n, 0, () => r)).toBeLessThanOrEqual(66 * MINUTE);
      }),
    );
  });

  test("an attempt ends after ten seconds, well before its lease", () => {
    expect(ATTEMPT_LIMIT).toBe(10_000);
    expect(LEASE).toBeGreaterThanOrEqual(2 * ATTEMPT_LIMIT);
  });
});

describe("identity", () => {
  const day = fc.date({
    min: new Date("2025-01-01"),
    max: new Date("2035-01-01"),
    noInvalidDate: true,
  });

  test("is the same for the same content on the same day, and other for other content", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), day, async (one, other, now) => {
        const [a, b, c] = await Promise.all([
          identify([one], now),
          identify([one], now),
          identify([other], now),
        ]);
        expect(a).toEqual(b);
        expect(a.id === c.id).toBe(one === other);
        expect(a.id).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
    );
  });

  test("of yesterday is what today looks for, and the other way round where a clock is ahead", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), day, async (text, now) => {
        const today = await identify([text], now);
        const yesterday = await identify([text], new Date(now.getTime() - DAY));
        expect(today.neighbors).toContain(yesterday.id);
        expect(yesterday.neighbors).toContain(today.id);
      }),
    );
  });
});

describe("the service's answer", () => {
  test.each<[number, string | null, string | true]>([
    [200, '{"success":true}', true],
    [201, "{}", true],
    [204, null, true],
    [200, "", true],
    [200, "Accepted", true],
    [200, "<!doctype html><p>Thank you", true],
    [200, '{"ok":true,"next":"/x"}', true],
    [200, '{"error":"","errors":[]}', true],
    [200, '{"error":null,"errors":{}}', true],
    [200, "[]", true],
    [200, "null", true],
    [200, '"no"', true],
    [200, `"${"x".repeat(70_000)}"`, true],
    [200, '{"success":false}', "denied"],
    [200, '{"success":"false"}', "denied"],
    [200, '{"ok":false}', "denied"],
    [200, '{"error":"no such form"}', "denied"],
    [200, '{"errors":[{"field":"email"}]}', "denied"],
    [200, '{"success":true,"errors":{"email":"bad"}}', "denied"],
    [302, "", "http-302"],
    [400, '{"success":true}', "http-400"],
    [500, "", "http-500"],
  ])("%i %s is %s", async (status, body, expected) => {
    const outcome = await judge(new Response(body, { status }));
    expect(outcome.ok ? true : outcome.error).toBe(expected);
  });

  test.each([
    ["120", 120_000],
    ["0", 0],
    ["", 0],
    ["soon", 0],
    ["Thu, 01 Jan 2026 00:00:00 GMT", 0],
  ])("Retry-After: %s asks for %i ms", (value, expected) => {
    expect(retryAfterMs(new Headers({ "Retry-After": value }))).toBe(expected);
  });

  test("Retry-After may be a date, and counts up to an hour", () => {
    const date = new Date(Date.now() + 90_000).toUTCString();
    const asked = retryAfterMs(new Headers({ "Retry-After": date }));
    expect(asked).toBeGreaterThan(85_000);
    expect(asked).toBeLessThanOrEqual(90_000);
    expect(waitAfter(1, 10 * MINUTE)).toBe(10 * MINUTE);
    expect(waitAfter(1, 5 * 60 * MINUTE)).toBe(60 * MINUTE);
    expect(waitAfter(3, 1000)).toBe(15 * MINUTE);
  });
});
