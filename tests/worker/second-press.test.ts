import { beforeEach, expect, test } from "vitest";
import { ticket } from "../support/leads";
import { siteForTests } from "../support/site-for-tests";
import { fromNow, MINUTE } from "../support/time";

/** A visitor who presses again on procurement or support is a reason to ask once (docs/decisions/0003). */

const site = siteForTests();
const press = async () => (await site.post("/support", ticket())).status;
const pressAll = (count: number) => Promise.all(Array.from({ length: count }, press));
const calls = () => site.service.arrivals.length;

/** As if the last attempt had ended so long ago, milliseconds. */
const endedAgo = (ms: number) =>
  site.db.exec(`update deliveries set ended_at = '${fromNow(-ms)}' where ended_at is not null`);

beforeEach(async () => {
  site.service.behaviour = "fail";
  expect(await press()).toBe(502);
});

test("eight presses within ten seconds are one call", async () => {
  for (let n = 0; n < 3; n++) expect(await press()).toBe(502);
  expect(await pressAll(4)).toEqual([502, 502, 502, 502]);
  await endedAgo(9_000);
  expect(await press()).toBe(502);
  expect(calls()).toBe(1);
});

test("after ten seconds the service is asked again, once for all who press, who share what it answers seconds later", async () => {
  await endedAgo(11_000);
  site.service.behaviour = "accept";
  site.service.delay = 6_500;
  expect(await pressAll(8)).toEqual(Array(8).fill(303));
  const row = await site.delivery();
  expect(row).toMatchObject({ state: "delivered", attempts: 2, presses: 1 });
  expect(site.keys()).toEqual([row?.id, row?.id]);
});

test("a press that fails leaves the schedule as it was, and is the last for ten seconds", async () => {
  const before = await site.delivery();
  await endedAgo(11_000);
  site.service.behaviour = "busy";
  expect(await press()).toBe(502);
  expect(await press()).toBe(502);
  expect(calls()).toBe(2);
  expect(await site.delivery()).toMatchObject({
    ...{ state: "pending", attempts: 2, presses: 1, last_error: "http-429", lease_until: null },
    next_attempt_at: before?.next_attempt_at,
  });
});

test("presses do not count against the give-up, and the waits go on where they were", async () => {
  await site.db.exec("update deliveries set give_up_at = '2026-01-01T00:00:00.000Z'");
  for (let n = 0; n < 5; n++) {
    await endedAgo(11_000);
    expect(await press()).toBe(502);
  }
  expect(await site.delivery()).toMatchObject({ state: "pending", attempts: 6, presses: 5 });
  const due = Date.now() + 2 * MINUTE;
  await site.sweep(2 * MINUTE);
  const next = await site.delivery();
  expect(next).toMatchObject({ state: "pending", attempts: 7, presses: 5 });
  const wait = (Date.parse(String(next?.next_attempt_at)) - due) / MINUTE;
  expect(wait).toBeGreaterThan(4.5);
  expect(wait).toBeLessThan(5.5);
});
