import { afterEach, describe, expect, test } from "vitest";
import { siteForTests, untilDeliveries } from "../support/site-for-tests";

/** With D1 away the form service may take a lead directly (rulings, point 4): docs/decisions/0003. */

const lead = { name: "Ann", email: "ann@sentinel.example", message: "Sentinel" };

/** The fault of the batch that stores a submission (scripts/faults/d1-binding.ts). */
let fault = "";
const site = siteForTests(
  {},
  { databaseFault: (call) => (call.get("step") === "store" ? fault : "") },
);
afterEach(() => {
  fault = "";
  expect(site.logged.join("\n")).not.toMatch(/sentinel/i);
});

describe("a database that takes the batch and holds nothing", () => {
  test("has the lead sent directly, and the row follows", async () => {
    fault = "forget";
    expect((await site.post("/contact", lead)).status).toBe(303);
    expect(site.service.arrivals).toHaveLength(1);
    fault = "";
    await untilDeliveries(site, { state: "delivered", attempts: 0 });
    expect(await site.stored()).toEqual({ deliveries: 1, contact_submissions: 1 });
  });

  test("is no success when the service fails too", async () => {
    fault = "forget";
    site.service.behaviour = "fail";
    expect((await site.post("/contact", lead)).status).toBe(503);
  });
});

test("a newsletter address is never sent directly", async () => {
  fault = "refuse";
  const fields = { form: "newsletter", email: lead.email };
  expect((await site.post("/contact", fields)).status).toBe(503);
  expect(site.service.arrivals).toEqual([]);
  expect(site.logged.join()).toContain("stored_nowhere");
});

test("a direct call that hangs is given up, and its visitor is told", async () => {
  fault = "refuse";
  site.service.behaviour = "stall";
  const since = performance.now();
  expect((await site.post("/contact", lead)).status).toBe(503);
  expect(performance.now() - since).toBeLessThan(20_000);
});
