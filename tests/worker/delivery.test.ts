import { describe, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { siteForTests } from "../support/site-for-tests";

const MINUTE = 60_000;
const lead = { name: "Ann", email: "ann@example.org", message: "Hello" };

const site = siteForTests();

const delivery = async () => (await site.rows("deliveries"))[0];

const settled = (attempts: number) =>
  eventually(async () => expect(await delivery()).toMatchObject({ attempts, lease_until: null }));

async function failedOnce() {
  site.service.behaviour = "fail";
  expect((await site.post("/contact", lead)).status).toBe(303);
  await settled(1);
}

describe("a service that is down", () => {
  test("costs the visitor nothing, and the next due sweep delivers once", async () => {
    await failedOnce();
    expect(await delivery()).toMatchObject({ state: "pending", last_error: "http-500" });
    site.service.behaviour = "accept";
    await site.sweep();
    expect(site.service.arrivals).toHaveLength(1);
    await site.sweep(MINUTE);
    await site.sweep(10 * MINUTE);
    expect(site.service.arrivals).toHaveLength(2);
    expect(await delivery()).toMatchObject({ state: "delivered", attempts: 2, last_error: null });
    const keys = site.service.arrivals.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
    const reference = keys[0]?.slice(0, 8);
    const named = { reference, form: "contact" };
    expect(site.logged.map((line) => JSON.parse(line))).toEqual([
      { level: "warn", event: "delivery_failed", ...named, attempts: 1, error: "http-500" },
      { level: "info", event: "delivered", ...named, attempts: 2 },
      { level: "info", event: "swept", sent: 1 },
    ]);
  });

  test("is tried after 1, 5, 15 and 30 minutes, then hourly, and given up after 7 days", async () => {
    await failedOnce();
    const waits: number[] = [];
    let clock = 0;
    for (let attempts = 2; attempts <= 6; attempts++) {
      const due = Date.parse(String((await delivery())?.next_attempt_at));
      const wait = due - Date.now() - clock;
      waits.push(wait / MINUTE);
      // A minute before, as the cron does: it finds nothing due.
      await site.sweep(clock + wait - MINUTE);
      expect(await delivery()).toMatchObject({ attempts: attempts - 1 });
      clock += wait + 1000;
      await site.sweep(clock);
      expect(await delivery()).toMatchObject({ attempts, state: "pending" });
    }
    const expected = [1, 5, 15, 30, 60];
    for (const [at, minutes] of expected.entries()) {
      expect(waits[at]).toBeGreaterThan(minutes - 0.2);
      expect(waits[at]).toBeLessThan(minutes * 1.1 + 0.2);
    }
    // Six attempts are fair: it is over at the first one after seven days.
    await site.sweep(7 * 24 * 60 * MINUTE);
    expect(await delivery()).toMatchObject({ state: "dead", last_error: "http-500" });
    const before = site.service.arrivals.length;
    await site.sweep(8 * 24 * 60 * MINUTE);
    expect(site.service.arrivals).toHaveLength(before);
  });
});

describe("the lease", () => {
  test("lets one of two sweeps at once send", async () => {
    await failedOnce();
    site.service.behaviour = "accept";
    site.service.delay = 300;
    await Promise.all([site.sweep(2 * MINUTE), site.sweep(2 * MINUTE), site.sweep(2 * MINUTE)]);
    expect(site.service.arrivals).toHaveLength(2);
    expect(await delivery()).toMatchObject({ state: "delivered", attempts: 2 });
  });

  test("of a worker that died runs out", async () => {
    await failedOnce();
    site.service.behaviour = "accept";
    const later = (ms: number) => new Date(Date.now() + ms).toISOString();
    await site.db.exec(
      `update deliveries set lease_until = '${later(30_000)}', next_attempt_at = '${later(-1)}'`,
    );
    await site.sweep();
    expect(site.service.arrivals).toHaveLength(1);
    await site.sweep(31_000);
    expect(site.service.arrivals).toHaveLength(2);
  });
});
