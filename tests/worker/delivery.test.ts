import { beforeEach, describe, expect, test } from "vitest";
import { lead } from "../support/leads";
import {
  siteForTests,
  untilArrivals,
  untilDeliveries,
  untilLogged,
} from "../support/site-for-tests";
import { DAY, fromNow, HOUR, MINUTE } from "../support/time";

const site = siteForTests();
const calls = () => site.service.arrivals.length;

describe("a lead whose first attempt the service failed", () => {
  beforeEach(async () => {
    site.service.behaviour = "fail";
    expect((await site.post("/contact", lead)).status).toBe(303);
    await untilDeliveries(site, { attempts: 1, lease_until: null });
  });

  test("is delivered once, by the next sweep that finds it due", async () => {
    expect(await site.delivery()).toMatchObject({ state: "pending", last_error: "http-500" });
    site.service.behaviour = "accept";
    await site.sweep();
    expect(calls()).toBe(1);
    await site.sweep(MINUTE);
    await site.sweep(10 * MINUTE);
    const row = await site.delivery();
    expect(row).toMatchObject({ state: "delivered", attempts: 2, last_error: null });
    expect(site.keys()).toEqual([row?.id, row?.id]);
    const named = { reference: String(row?.id).slice(0, 8), form: "contact" };
    expect(site.logged.map((line) => JSON.parse(line))).toEqual([
      { level: "warn", event: "delivery_failed", ...named, attempts: 1, error: "http-500" },
      { level: "info", event: "delivered", ...named, attempts: 2 },
      { level: "info", event: "swept", sent: 1 },
    ]);
  });

  test("is tried after 1, 5, 15 and 30 minutes, then hourly, and given up after 7 days", async () => {
    const waits: number[] = [];
    let clock = 0;
    for (let attempts = 2; attempts <= 6; attempts++) {
      const due = Date.parse(String((await site.delivery())?.next_attempt_at));
      const wait = due - Date.now() - clock;
      waits.push(wait / MINUTE);
      // A minute before, as the cron does: it finds nothing due.
      await site.sweep(clock + wait - MINUTE);
      expect(await site.delivery()).toMatchObject({ attempts: attempts - 1 });
      clock += wait + 1000;
      await site.sweep(clock);
      expect(await site.delivery()).toMatchObject({ attempts, state: "pending" });
    }
    const expected = [1, 5, 15, 30, 60];
    for (const [at, minutes] of expected.entries()) {
      expect(waits[at]).toBeGreaterThan(minutes - 0.2);
      expect(waits[at]).toBeLessThan(minutes * 1.1 + 0.2);
    }
    // Six attempts are fair: it is over at the first one after seven days.
    await site.sweep(7 * DAY);
    expect(await site.delivery()).toMatchObject({ state: "dead", last_error: "http-500" });
    await untilLogged(site, '"level":"error","event":"delivery_failed"');
    const before = calls();
    await site.sweep(8 * DAY);
    expect(calls()).toBe(before);
  });

  test("is sent by one of three sweeps at once", async () => {
    site.service.behaviour = "accept";
    site.service.delay = 300;
    await Promise.all([site.sweep(2 * MINUTE), site.sweep(2 * MINUTE), site.sweep(2 * MINUTE)]);
    expect(calls()).toBe(2);
    expect(await site.delivery()).toMatchObject({ state: "delivered", attempts: 2 });
  });

  test("is sent again once the lease of a worker that died has run out", async () => {
    site.service.behaviour = "accept";
    await site.db.exec(
      `update deliveries set lease_until = '${fromNow(30_000)}', next_attempt_at = '${fromNow(-1)}'`,
    );
    await site.sweep();
    expect(calls()).toBe(1);
    await site.sweep(31_000);
    expect(calls()).toBe(2);
  });

  test("is neither called for nor put off by a visitor who posts it again", async () => {
    const before = await site.delivery();
    for (let press = 0; press < 8; press++) await site.post("/contact", lead);
    expect(await site.delivery()).toEqual(before);
    expect(calls()).toBe(1);
  });

  test("leaves another its wait when an operator has it sent", async () => {
    await site.post("/contact", { ...lead, message: "Another" });
    const failed = { attempts: 1, lease_until: null };
    await untilDeliveries(site, failed, failed);
    site.service.behaviour = "accept";
    await site.db.exec(
      `update deliveries set next_attempt_at = '${fromNow(0)}' where payload like '%Another%'`,
    );
    await site.sweep();
    const pending = await site.rows("select payload from deliveries where state = 'pending'");
    expect(pending).toEqual([{ payload: expect.not.stringContaining("Another") }]);
  });

  test("is not given up by a cron that stood still for eight days before it was tried fairly", async () => {
    let clock = 8 * DAY;
    for (let attempts = 2; attempts < 5; attempts++) {
      await site.sweep(clock);
      expect(await site.delivery()).toMatchObject({ attempts, state: "pending" });
      clock += HOUR;
    }
    await site.sweep(clock);
    expect(await site.delivery()).toMatchObject({ attempts: 5, state: "dead" });
  });

  test("is not held up by a clock that was a day ahead, once it is right again", async () => {
    await site.sweep(DAY);
    expect(await site.delivery()).toMatchObject({ attempts: 2 });
    site.service.behaviour = "accept";
    await site.sweep();
    expect(await site.delivery()).toMatchObject({ attempts: 3, state: "delivered" });
  });
});

describe("a worker whose lease ran out", () => {
  /** Posts a lead whose attempt takes a second, and lets another worker claim it meanwhile. */
  async function overtaken() {
    site.service.delay = 1_000;
    await site.post("/contact", lead);
    await untilDeliveries(site, { attempts: 1 });
    const lease_until = fromNow(25_000);
    await site.db.exec(`update deliveries set attempts = 2, lease_until = '${lease_until}'`);
    await untilArrivals(site, 1);
    return lease_until;
  }

  test("cannot overwrite what another one does", async () => {
    site.service.behaviour = "fail";
    const lease_until = await overtaken();
    await untilLogged(site, '"event":"delivery_failed"');
    expect(await site.delivery()).toMatchObject({ attempts: 2, last_error: null, lease_until });
  });

  test("may still report a success", async () => {
    await overtaken();
    await untilLogged(site, '"event":"delivered"');
    expect(await site.delivery()).toMatchObject({ state: "delivered", lease_until: null });
  });
});
