import { afterEach, expect, test } from "vitest";
import { lead, ticket } from "../support/leads";
import {
  siteForTests,
  untilArrivals,
  untilDeliveries,
  untilLogged,
} from "../support/site-for-tests";
import { DAY, fromNow, HOUR, MINUTE } from "../support/time";

/** A worker that dies between a call and its record leaves a lead that waits like any other (docs/decisions/0003). */

/** The outcome cannot be written: what the database sees of a worker that is killed after the call. */
let dies = false;
const site = siteForTests(
  {},
  { databaseFault: (call) => (dies && call.get("step") === "record" ? "refuse" : "") },
);
afterEach(() => {
  dies = false;
});

const calls = () => site.service.arrivals.length;

async function haunted() {
  dies = true;
  expect((await site.post("/contact", lead)).status).toBe(303);
  await untilArrivals(site, 1);
  await untilLogged(site, "outcome_not_recorded");
}

test("a lead whose worker dies after every call is sent by its schedule: five times in an hour, under one key", async () => {
  await haunted();
  for (let minute = 1; minute <= 60; minute++) await site.sweep(minute * MINUTE);
  const row = await site.delivery();
  // At once, and after 1, 6, 21 and 51 minutes.
  expect(site.keys()).toEqual(Array(5).fill(row?.id));
  expect(row).toMatchObject({ state: "pending", last_error: "interrupted" });
});

test("it is dead after seven days, and not sent again", async () => {
  await haunted();
  for (let hour = 1; hour <= 12; hour++) await site.sweep(hour * 70 * MINUTE);
  const before = calls();
  expect(before).toBe(13);
  expect(await site.delivery()).toMatchObject({ state: "pending" });
  for (const days of [7.1, 7.2, 300]) await site.sweep(days * DAY);
  expect(await site.delivery()).toMatchObject({ state: "dead", lease_until: null });
  expect(calls()).toBe(before);
  expect(site.logged.filter((line) => line.includes("delivery_failed"))).toHaveLength(1);
});

test("after a pause of the cron it has its fair number of attempts first", async () => {
  await haunted();
  for (let hour = 0; hour < 4; hour++) {
    await site.sweep(8 * DAY + hour * 2 * HOUR);
    expect(await site.delivery()).toMatchObject({ state: "pending" });
  }
  expect(calls()).toBe(5);
  await site.sweep(9 * DAY);
  expect(await site.delivery()).toMatchObject({ state: "dead" });
  expect(calls()).toBe(5);
});

test("it is delivered by the next attempt that can be recorded", async () => {
  await haunted();
  dies = false;
  await site.sweep(2 * MINUTE);
  const recorded = { state: "delivered", attempts: 2, last_error: null };
  expect(await site.delivery()).toMatchObject(recorded);
});

test("a visitor who presses again is told no while the dead worker's lease lasts, and asks after it", async () => {
  site.service.behaviour = "fail";
  const press = async () => (await site.post("/support", ticket())).status;
  expect(await press()).toBe(502);
  await untilDeliveries(site, { attempts: 1 });
  site.service.behaviour = "accept";
  const lease = (seconds: number) =>
    site.db.exec(
      `update deliveries set ended_at = null, lease_until = '${fromNow(seconds * 1000)}'`,
    );
  await lease(29);
  expect(await press()).toBe(502);
  expect(calls()).toBe(1);
  await lease(2);
  expect(await press()).toBe(303);
  expect(calls()).toBe(2);
  expect(site.logged.join()).toContain("attempt_interrupted");
});
