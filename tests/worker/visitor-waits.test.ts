import { expect, onTestFinished, test } from "vitest";
import { alertReceiver } from "../support/alert-receiver";
import { eventually } from "../support/eventually";
import { lead, ticket } from "../support/leads";
import { siteForTest, untilArrivals, untilDeliveries } from "../support/site-for-tests";

/** A visitor waits for the lead alone: docs/decisions/0003. */

const visitor = { "CF-Connecting-IP": "203.0.113.7" };

test.each([
  ["/contact", lead],
  ["/support", ticket()],
])(
  "an alert that hangs, with a cron that stands still, keeps neither the visitor of %s nor the lead",
  async (path, fields) => {
    const receiver = alertReceiver();
    await receiver.open();
    onTestFinished(() => receiver.close());
    const site = await siteForTest({ ALERT_URL: receiver.url });
    await site.sweep();
    await site.db.exec("update service_state set swept_at = '2026-01-01T00:00:00.000Z'");
    receiver.status = "hang";
    expect((await site.post(path, fields)).status).toBe(303);
    await untilArrivals(site, 1);
    // Nobody has given the alert up by then.
    expect(site.logged.join()).not.toContain("alert_failed");
    await eventually(() => expect(receiver.told).toHaveLength(1));
  },
);

test("a visitor waits for one round trip to D1, and for no form service", async () => {
  const later = (call: URLSearchParams) => (call.get("step") === "store" ? "" : "hang");
  const site = await siteForTest({}, { databaseFault: later });
  expect((await site.post("/contact", lead)).status).toBe(303);
  expect(site.logged).toEqual([]);
  await eventually(() => expect(site.logged).not.toEqual([]));
});

const failed = /"event":"limiter_failed","form":"contact","error":"\w+"/;

test.each(["refuses", "unreadable", "hangs", "nonsense"] as const)(
  "a rate limiter that %s lets leads pass, and leaves a line without personal data",
  async (limiterFault) => {
    const site = await siteForTest({}, { limiterFault });
    for (const message of ["One", "Two"]) {
      expect((await site.post("/contact", { ...lead, message }, visitor)).status).toBe(303);
    }
    await untilArrivals(site, 2);
    await site.sweep();
    const line = limiterFault === "unreadable" ? /"LIMITER cannot be read/ : failed;
    await eventually(() => expect(site.logged.join()).toMatch(line));
    expect(site.logged.join()).not.toContain("203.0.113");
  },
);

test("a log that throws stops no lead, not even one whose limiter and service fail", async () => {
  const main = `import worker from "./worker.js";
    for (const level of ["log", "info", "warn", "error"])
      console[level] = () => { throw new Error("no log"); };
    export default worker;`;
  const site = await siteForTest({}, { main, limiterFault: "refuses" });
  site.service.behaviour = "fail";
  expect((await site.post("/contact", lead, visitor)).status).toBe(303);
  await untilDeliveries(site, { attempts: 1, lease_until: null });
  site.service.behaviour = "accept";
  expect((await site.post("/support", ticket(), visitor)).status).toBe(303);
  await site.sweep(120_000);
  expect(await site.rows("select 1 from deliveries where state = 'delivered'")).toHaveLength(2);
});
