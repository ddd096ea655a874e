import { afterEach, describe, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { siteForTests, untilDeliveries } from "../support/site-for-tests";
import { ticket } from "../support/tickets";

const lead = { name: "Ann", email: "ann@sentinel.example", message: "Sentinel message" };
const it = ticket("It hums and hums.");

/** The fault of the next calls of D1 (scripts/faults/d1-binding.ts); `storing` is the batch that stores a submission. */
let fault: (call: { writes: boolean; storing: boolean; step: string }) => string = () => "";
const site = siteForTests(
  {},
  {
    databaseFault: (call) => {
      const step = call.get("step") ?? "";
      return fault({ writes: call.get("writes") === "true", storing: step === "store", step });
    },
  },
);
afterEach(() => {
  fault = () => "";
  expect(site.logged.join("\n")).not.toMatch(/sentinel|5550188|hums/i);
});

const events = (event: string) =>
  site.logged
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter((line) => line.event === event);

/** Waits until the log has these lines of an event. */
const told = (event: string, ...lines: object[]) =>
  eventually(() => expect(events(event)).toMatchObject(lines));

const delivered = () => untilDeliveries(site, { state: "delivered", attempts: 0 });

describe("a database that", () => {
  test("is slow is waited for: one row, one call of the service, by the ordinary way", async () => {
    fault = ({ storing }) => (storing ? "slow" : "");
    expect((await site.post("/contact", lead)).status).toBe(303);
    expect(await site.rows("contact_submissions")).toMatchObject([lead]);
    await untilDeliveries(site, { state: "delivered", attempts: 1 });
    expect(site.service.arrivals).toHaveLength(1);
    expect(site.logged.join()).not.toMatch(/store_timeout|stored_late|delivered_directly/);
  });

  test("refuses for a moment is asked again, and the lead goes the ordinary way", async () => {
    let calls = 0;
    fault = ({ storing }) => (storing && ++calls === 1 ? "refuse" : "");
    expect((await site.post("/contact", lead)).status).toBe(303);
    await eventually(() => expect(site.service.arrivals).toHaveLength(1));
    expect(calls).toBe(2);
    expect(await site.rows("deliveries")).toMatchObject([{ attempts: 1 }]);
  });

  test("refuses has the lead sent directly, names it in the log, and gets the row later", async () => {
    fault = () => "refuse";
    expect((await site.post("/contact", lead)).status).toBe(303);
    const reference = site.service.arrivals[0]?.idempotencyKey?.slice(0, 8);
    await told("delivered_directly", { reference });
    fault = () => "";
    await delivered();
    await told("stored_late", { reference });
    expect(await site.rows("contact_submissions")).toMatchObject([lead]);
    expect(site.service.arrivals).toHaveLength(1);
  });

  test("hangs is not waited for, and leaves a line", async () => {
    fault = () => "hang";
    const since = performance.now();
    expect((await site.post("/contact", lead)).status).toBe(303);
    expect(performance.now() - since).toBeLessThan(20_000);
    expect(events("store_timeout")).toMatchObject([{ form: "contact" }]);
    expect(site.service.arrivals).toHaveLength(1);
    fault = () => "";
    await delivered();
    // Its own second try comes through too; in the next test it would count there.
    await eventually(() => expect(events("stored_late")).toHaveLength(2));
  });

  test("writes late is completed, and the lead is sent once", async () => {
    let calls = 0;
    fault = ({ storing }) => (storing && ++calls === 1 ? "late" : "");
    expect((await site.post("/contact", lead)).status).toBe(303);
    await delivered();
    // Once by the direct way, once when the late write arrives.
    await eventually(() => expect(events("stored_late")).toHaveLength(2));
    await site.sweep(60_000);
    expect(site.service.arrivals).toHaveLength(1);
  });

  test("writes late what was sent nowhere has it delivered by the sweep", async () => {
    let calls = 0;
    fault = ({ storing }) => (storing && ++calls === 1 ? "late" : storing ? "refuse" : "");
    site.service.behaviour = "fail";
    expect((await site.post("/contact", lead)).status).toBe(503);
    await eventually(() => expect(events("stored_late")).toHaveLength(1));
    site.service.behaviour = "accept";
    await site.sweep();
    expect(await site.rows("deliveries")).toMatchObject([{ state: "delivered" }]);
  });

  test("commits and reports a failure makes no second lead", async () => {
    fault = ({ storing }) => (storing ? "deny" : "");
    expect((await site.post("/contact", lead)).status).toBe(303);
    fault = () => "";
    await untilDeliveries(site, { state: "delivered" });
    expect(await site.stored()).toEqual({ deliveries: 1, contact_submissions: 1 });
    const keys = site.service.arrivals.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  test.each(["refuse", "hang"])(
    "cannot record the service's yes (%s) does not turn it into a no",
    async (how) => {
      fault = ({ step }) => (step === "record" ? how : "");
      expect((await site.post("/support", it)).status).toBe(303);
      expect(site.service.arrivals).toHaveLength(1);
      if (how === "refuse") {
        await told("outcome_not_recorded", { form: "support", is: "delivered" });
      }
    },
  );

  test("does not say how the service is keeps no ticket waiting", async () => {
    fault = ({ step }) => (step === "read service" ? "hang" : "");
    expect((await site.post("/support", it)).status).toBe(303);
  });

  test("refuses the claim of a ticket that it has stored is asked again", async () => {
    let claims = 0;
    fault = ({ step }) => (step === "claim" && ++claims <= 2 ? "refuse" : "");
    expect((await site.post("/support", it)).status).toBe(303);
    expect(site.service.arrivals).toHaveLength(1);
    const reference = site.service.arrivals[0]?.idempotencyKey?.slice(0, 8);
    const line = { level: "error", reference, error: "Error" };
    expect(events("delivery_interrupted")).toMatchObject([line, line]);
  });

  test("hangs after a ticket was stored keeps its visitor ten seconds at most", async () => {
    fault = ({ storing }) => (storing ? "" : "hang");
    const since = performance.now();
    expect((await site.post("/support", it)).status).toBe(502);
    expect(performance.now() - since).toBeLessThan(20_000);
    expect(await site.rows("deliveries")).toMatchObject([{ state: "pending" }]);
  });
});
