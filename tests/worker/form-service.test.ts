import { expect, test } from "vitest";
import { lead } from "../support/leads";
import { siteForTests, untilDeliveries } from "../support/site-for-tests";
import { MINUTE } from "../support/time";

const site = siteForTests();

const attempted = () => untilDeliveries(site, { attempts: 1, lease_until: null });

test.each(["accept", "no-content", "empty", "text", "html", "endless"] as const)(
  "a service that answers 2xx and %s gets the lead once",
  async (behaviour) => {
    site.service.behaviour = behaviour;
    expect((await site.post("/contact", lead)).status).toBe(303);
    await attempted();
    expect(await site.delivery()).toMatchObject({ state: "delivered" });
    await site.sweep(5 * MINUTE);
    await site.sweep(70 * MINUTE);
    expect(site.service.arrivals).toHaveLength(1);
  },
);

test.each([
  ["fail", "http-500", 1],
  ["busy", "http-429", 10],
  ["deny", "denied", 1],
  ["errors", "denied", 1],
  ["marked-deny", "denied", 1],
  ["long-deny", "denied", 1],
  ["refuse", "http-422", 1],
  ["garble", "http-502", 1],
  ["redirect", "http-302", 1],
  ["early-hints", "http-103", 1],
  ["reset", "network", 1],
  ["half-then-reset", "network", 1],
] as const)(
  "%s is a failed attempt (%s), tried again after %i min",
  async (behaviour, error, wait) => {
    site.service.behaviour = behaviour;
    await site.post("/contact", lead);
    await attempted();
    const row = await site.delivery();
    expect(row).toMatchObject({ state: "pending", last_error: error });
    const next = Date.parse(String(row?.next_attempt_at)) - Date.now();
    expect(Math.abs(next - wait * MINUTE)).toBeLessThan(20_000);
    site.service.behaviour = "accept";
    await site.sweep(wait * MINUTE + 1_000);
    expect(site.keys()).toEqual([row?.id, row?.id]);
  },
);

test.each(["stall", "trickle"] as const)("%s is cut off after ten seconds", async (behaviour) => {
  site.service.behaviour = behaviour;
  const since = performance.now();
  await site.post("/contact", lead);
  await attempted();
  expect(performance.now() - since).toBeGreaterThan(9_500);
  expect(await site.delivery()).toMatchObject({ last_error: "timeout" });
});
