import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { identify } from "~/leads/outbox/identity.server";
import * as schedule from "~/leads/outbox/schedule";
import { ATTEMPT_TIMEOUT, D1_TIMEOUT, LEASE, waitAfter } from "~/leads/outbox/schedule";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("waits between attempts", () => {
  test("are 1, 5, 15, 30 minutes, then an hour and up to six minutes of jitter", () => {
    expect([1, 2, 3, 4].map((n) => waitAfter(n) / MINUTE)).toEqual([1, 5, 15, 30]);
    fc.assert(
      fc.property(fc.integer({ min: 5 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, r) => {
        expect(waitAfter(n, 0, () => r)).toBe(Math.round((60 + 6 * r) * MINUTE));
      }),
    );
    expect(new Set(Array.from({ length: 20 }, () => waitAfter(5))).size).toBeGreaterThan(1);
  });

  test("the times of an attempt, a lease, a press and a probe are those of the decisions", () => {
    expect(schedule).toMatchObject({
      LEASE: 40_000,
      VISITOR_RETRY_AFTER: 10_000,
      GIVE_UP_AFTER: 7 * DAY,
      MAX_CLOCK_SKEW: 2 * HOUR,
      PROBE_EVERY: 55_000,
      MAX_RETRY_AFTER: HOUR,
    });
    expect(waitAfter(0)).toBe(MINUTE);
  });

  test("a lease is longer than an attempt, what D1 may take before and after it, and Akismet", () => {
    expect(ATTEMPT_TIMEOUT).toBe(10_000);
    expect(LEASE).toBeGreaterThan(ATTEMPT_TIMEOUT + 3 * D1_TIMEOUT + 3_000);
    expect(LEASE).toBeLessThan(waitAfter(1));
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
          identify("a secret", [one], false, now),
          identify("a secret", [one], false, now),
          identify("a secret", [other], false, now),
        ]);
        expect(a).toEqual(b);
        expect(a.id === c.id).toBe(one === other);
        expect(a.id).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
    );
  });

  test("begins with a reference of the content alone, held back or not, on every day and under this secret", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), day, day, fc.boolean(), async (text, now, then, held) => {
        const [a, b, ...others] = await Promise.all([
          identify("a secret", [text], false, now),
          identify("a secret", [text], held, then),
          identify("another", [text], false, now),
          identify(null, [text], false, now),
        ]);
        expect(a.id.slice(0, 8)).toBe(b.id.slice(0, 8));
        expect(a.id === b.id).toBe(
          !held && Math.floor(now.getTime() / DAY) === Math.floor(then.getTime() / DAY),
        );
        // Whoever guesses the content cannot check it.
        expect(new Set([a, ...others].map(({ id }) => id.slice(0, 8))).size).toBe(3);
      }),
    );
  });

  test("of yesterday is what today looks for, and the other way round where a clock is ahead", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), day, async (text, now) => {
        const today = await identify("a secret", [text], false, now);
        const yesterday = await identify("a secret", [text], false, new Date(now.getTime() - DAY));
        expect(today.adjacentIds).toContain(yesterday.id);
        expect(yesterday.adjacentIds).toContain(today.id);
      }),
    );
  });
});
