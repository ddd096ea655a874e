import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { database } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { claim, record, renew } from "~/leads/outbox/rows.server";
import { LEASE } from "~/leads/outbox/schedule";
import { failureOf } from "~/leads/sinks/outcome";
import { eventually } from "../support/eventually";
import { siteForTests } from "../support/site-for-tests";
import { ticket } from "../support/tickets";

/** A lease survives a stumble of the database, and belongs to one attempt (docs/decisions/0003). */

/** The fault of the next step of D1 (scripts/faults/d1-binding.ts). */
let fault: (step: string) => string = () => "";
const site = siteForTests({}, { databaseFault: (call) => fault(call.get("step") ?? "") });
afterEach(() => {
  fault = () => "";
});

const it = ticket("It hums and hums.");
const press = async () => (await site.post("/support", it)).status;
const row = async () => (await site.rows("deliveries"))[0];
const calls = () => site.service.arrivals.length;

test("two renewals that the database refuses let no second worker send", async () => {
  let renewals = 0;
  fault = (step) => (step === "renew" && ++renewals <= 2 ? "refuse" : "");
  site.service.delay = 8_500;
  expect(await Promise.all([press(), press()])).toEqual([303, 303]);
  expect(renewals).toBeGreaterThan(2);
  expect(calls()).toBe(1);
  expect(site.logged.join()).not.toContain("attempt_interrupted");
});

test("a visitor who presses during a sweep's attempt waits for it, though a sweep renews seldom", async () => {
  site.service.behaviour = "fail";
  expect(await press()).toBe(502);
  await site.db.exec("update deliveries set next_attempt_at = '2026-01-01T00:00:00.000Z'");
  site.service.behaviour = "accept";
  site.service.delay = 8_500;
  const swept = site.sweep();
  await eventually(async () => expect(await row()).toMatchObject({ attempts: 2 }));
  expect(await press()).toBe(303);
  await swept;
  expect(calls()).toBe(2);
});

test("a renewal extends the lease of its own attempt alone", async () => {
  let renewals = 0;
  fault = (step) => {
    if (step === "renew") renewals++;
    return "";
  };
  site.service.delay = 8_500;
  await site.post("/contact", { name: "Ann", email: "ann@example.org", message: "Hello" });
  await eventually(async () => expect(await row()).toMatchObject({ attempts: 1 }));
  const lease_until = new Date(Date.now() + 25_000).toISOString();
  // Another worker has claimed it meanwhile.
  await site.db.exec(`update deliveries set attempts = 2, lease_until = '${lease_until}'`);
  const seen = renewals;
  await eventually(() => expect(renewals).toBeGreaterThan(seen + 1));
  expect(await row()).toMatchObject({ attempts: 2, lease_until });
  await eventually(() => expect(calls()).toBe(1));
});

test("a renewal that comes after the attempt has ended brings no lease back", async () => {
  site.service.behaviour = "fail";
  expect(await press()).toBe(502);
  const db = database(site.db);
  const now = new Date(Date.now() + 2 * 60_000);
  const claimed = await claim(db, eq(deliveries.form, "support"), now);
  expect(claimed).toHaveLength(1);
  await renew(db, claimed, LEASE, now);
  const ended = claimed.map(
    (one) => [one, failureOf("http-500")] as [typeof one, ReturnType<typeof failureOf>],
  );
  await record(db, ended, { most: 1 }, now);
  await renew(db, claimed, LEASE, now);
  expect(await row()).toMatchObject({ attempts: 2, state: "pending", lease_until: null });
});
