import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startAlertDesk } from "../support/alert-desk";
import { eventually } from "../support/eventually";
import { type Site, startSite } from "../support/site";

const MINUTE = 60_000;
const lead = { name: "Ann", email: "ann@sentinel.example", message: "Sentinel" };

let site: Site;
let desk: Awaited<ReturnType<typeof startAlertDesk>>;
let told: string[];

beforeAll(async () => {
  desk = await startAlertDesk();
  told = desk.told;
  site = await startSite({ ALERT_URL: desk.url });
});
afterAll(async () => {
  await site.stop();
  desk.close();
});
beforeEach(async () => {
  await site.reset();
  told.length = 0;
  desk.status = 200;
  site.service.behaviour = "fail";
  await site.post("/contact", lead);
  await eventually(async () =>
    expect(await site.rows("deliveries")).toMatchObject([{ attempts: 1, lease_until: null }]),
  );
});

test("an old lead is told once an hour, and once more when it is over", async () => {
  await site.sweep(10 * MINUTE);
  expect(told).toEqual([]);
  for (const minute of [14, 16, 17, 40, 75]) await site.sweep(minute * MINUTE);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^Leads need a look: the oldest undelivered lead came at 20/);
  for (const minute of [77, 78, 79, 80]) await site.sweep(minute * MINUTE);
  expect(told).toHaveLength(2);
  site.service.behaviour = "accept";
  await site.sweep(200 * MINUTE);
  await site.sweep(201 * MINUTE);
  await site.sweep(202 * MINUTE);
  // The clock of this test has leapt from 80 to 200 minutes without a sweep.
  expect(told.slice(2)).toEqual([
    expect.stringContaining("the last sweep was at"),
    expect.stringContaining("well again"),
  ]);
  expect(told.join()).not.toMatch(/sentinel|Ann/i);
});

test("a dead lead is told, by one of two sweeps at once", async () => {
  await site.db.exec("update deliveries set state = 'dead'");
  await Promise.all([site.sweep(MINUTE), site.sweep(MINUTE)]);
  expect(told).toEqual(["Leads need a look: dead deliveries: 1."]);
});

test("all that is wrong is told in one message", async () => {
  await site.sweep();
  await site.post("/contact", { ...lead, message: "Another" });
  await site.db.exec(
    "update deliveries set created_at = '2026-01-01T00:00:00.000Z' where payload like '%Another%'",
  );
  await site.db.exec("update deliveries set state = 'dead' where payload not like '%Another%'");
  await site.db.exec("update service_state set swept_at = '2026-01-02T00:00:00.000Z'");
  await site.sweep(MINUTE);
  expect(told.at(-1)).toBe(
    "Leads need a look: dead deliveries: 1; the oldest undelivered lead came at 2026-01-01T00:00:00.000Z; the last sweep was at 2026-01-02T00:00:00.000Z.",
  );
});

test("one dead lead is told once, and then once a day, until it is closed", async () => {
  await site.db.exec("update deliveries set state = 'dead'");
  for (let hour = 0; hour < 72; hour++) {
    await site.sweep(hour * 60 * MINUTE + MINUTE);
    await site.db.exec("update service_state set swept_at = null");
  }
  expect(told).toEqual(Array(3).fill("Leads need a look: dead deliveries: 1."));
  await site.db.exec("update deliveries set state = 'closed'");
  for (const minute of [1, 2]) await site.sweep((72 * 60 + minute) * MINUTE);
  expect(told.slice(3)).toEqual(["Leads are well again."]);
});

test("a second dead lead is news, also after the first was dealt with", async () => {
  const die = (id: string) =>
    site.db.exec(
      `insert into deliveries (id, created_at, form, payload, state, next_attempt_at, give_up_at) values ('${id}', '', 'contact', '{}', 'dead', '', '')`,
    );
  await site.db.exec("update deliveries set state = 'dead'");
  await site.sweep(MINUTE);
  await die("second");
  for (const minute of [2, 3, 4]) await site.sweep(minute * MINUTE);
  expect(told).toHaveLength(1);
  await site.db.exec("update service_state set swept_at = null");
  await site.sweep(70 * MINUTE);
  expect(told.slice(1)).toEqual(["Leads need a look: dead deliveries: 2."]);
  await site.db.exec("update deliveries set state = 'closed' where id = 'second'");
  await site.sweep(71 * MINUTE);
  await die("third");
  await site.db.exec("update service_state set swept_at = null");
  await site.sweep(140 * MINUTE);
  expect(told.slice(2)).toEqual(["Leads need a look: dead deliveries: 2."]);
});

test("a sweep that stood still is told by the next submission", async () => {
  await site.sweep();
  await site.db.exec("update service_state set swept_at = '2026-01-01T00:00:00.000Z'");
  await site.post("/contact", { ...lead, message: "Another" });
  await eventually(() => expect(told).toHaveLength(1));
  expect(told[0]).toContain("the last sweep was at 2026-01-01");
});

test("an alert that cannot be told is tried again with the next sweep", async () => {
  desk.status = 500;
  await site.db.exec("update deliveries set state = 'dead'");
  await site.sweep(MINUTE);
  desk.status = 200;
  await site.sweep(2 * MINUTE);
  await site.sweep(3 * MINUTE);
  expect(told).toHaveLength(2);
  expect(site.logged.filter((line) => line.includes("alert_failed"))).toHaveLength(1);
});
