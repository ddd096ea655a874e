import { afterEach, describe, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { lead, ticket } from "../support/leads";
import { siteForTests, untilArrivals, untilDeliveries } from "../support/site-for-tests";

/** The fault of each step of a request (scripts/faults/d1-binding.ts); `store` is the batch that stores a submission. */
let fault: (step: string) => string = () => "";
const site = siteForTests({}, { databaseFault: (call) => fault(call.get("step") ?? "") });
afterEach(() => {
  fault = () => "";
});

/** A fault of the first calls of a step, and what the later ones have. */
function faultOfFirst(count: number, step: string, first: string, later = "") {
  let calls = 0;
  fault = (now) => {
    if (now !== step) return "";
    calls++;
    return calls <= count ? first : later;
  };
}

const events = (event: string) =>
  site.logged
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter((line) => line.event === event);

/** Waits until the log has these lines of an event. */
const told = (event: string, ...lines: object[]) =>
  eventually(() => expect(events(event)).toMatchObject(lines));

const send = async () => (await site.post("/contact", lead)).status;
const sendTicket = async () => (await site.post("/support", ticket())).status;
const referenceSent = () => site.keys()[0]?.slice(0, 8);
const deliveredDirectly = () =>
  untilDeliveries(site, { state: "delivered", attempts: 0, delivered_at: expect.any(String) });

describe("a database that", () => {
  test("is slow is waited for: one row, one call of the service, by the ordinary way", async () => {
    fault = (step) => (step === "store" ? "slow" : "");
    expect(await send()).toBe(303);
    expect(await site.rows("contact_submissions")).toMatchObject([lead]);
    await untilDeliveries(site, { state: "delivered", attempts: 1 });
    expect(site.service.arrivals).toHaveLength(1);
    expect(site.logged.join()).not.toMatch(/store_timeout|stored_late|delivered_directly/);
  });

  test("refuses for a moment is asked again, and the lead goes the ordinary way", async () => {
    faultOfFirst(1, "store", "refuse");
    expect(await send()).toBe(303);
    await untilArrivals(site, 1);
    expect(events("store_failed")).toHaveLength(1);
    expect(await site.delivery()).toMatchObject({ attempts: 1 });
  });

  test.each([
    ["refuses", () => "refuse"],
    ["takes the batch and holds nothing", (step: string) => (step === "store" ? "forget" : "")],
  ])(
    "%s has the lead sent directly, names it in the log, and gets the row later",
    async (_, how) => {
      fault = how;
      expect(await send()).toBe(303);
      const reference = referenceSent();
      await told("delivered_directly", { reference });
      fault = () => "";
      await deliveredDirectly();
      await told("stored_late", { reference });
      expect(await site.rows("contact_submissions")).toMatchObject([lead]);
      expect(site.service.arrivals).toHaveLength(1);
    },
  );

  test("refuses a part of the batch holds nothing of it, until it takes all", async () => {
    await site.refuseWrites("contact_submissions");
    await send();
    expect(await site.stored()).toEqual({});
    await site.takeWrites();
    await deliveredDirectly();
    expect(await site.stored()).toEqual({ deliveries: 1, contact_submissions: 1 });
  });

  test("hangs is not waited for, and leaves a line", async () => {
    fault = () => "hang";
    const since = performance.now();
    expect(await send()).toBe(303);
    expect(performance.now() - since).toBeLessThan(20_000);
    expect(events("store_timeout")).toMatchObject([{ form: "contact" }]);
    expect(site.service.arrivals).toHaveLength(1);
    fault = () => "";
    await deliveredDirectly();
    // Its own second try comes through too; in the next test it would count there.
    await eventually(() => expect(events("stored_late")).toHaveLength(2));
  });

  test("writes late is completed, and the lead is sent once", async () => {
    faultOfFirst(1, "store", "late");
    expect(await send()).toBe(303);
    await deliveredDirectly();
    // Once by the direct way, once when the late write arrives.
    await eventually(() => expect(events("stored_late")).toHaveLength(2));
    await site.sweep(60_000);
    expect(site.service.arrivals).toHaveLength(1);
  });

  test("writes late what was sent nowhere has it delivered by the sweep", async () => {
    faultOfFirst(1, "store", "late", "refuse");
    site.service.behaviour = "fail";
    expect(await send()).toBe(503);
    await eventually(() => expect(events("stored_late")).toHaveLength(1));
    site.service.behaviour = "accept";
    await site.sweep();
    expect(await site.delivery()).toMatchObject({ state: "delivered" });
  });

  test("commits and reports a failure makes no second lead", async () => {
    fault = (step) => (step === "store" ? "deny" : "");
    expect(await send()).toBe(303);
    fault = () => "";
    await untilDeliveries(site, { state: "delivered" });
    expect(await site.stored()).toEqual({ deliveries: 1, contact_submissions: 1 });
    expect(new Set(site.keys()).size).toBe(1);
  });

  test.each(["refuse", "hang"])(
    "cannot record the service's yes (%s) does not turn it into a no",
    async (how) => {
      fault = (step) => (step === "record" ? how : "");
      expect(await sendTicket()).toBe(303);
      expect(site.service.arrivals).toHaveLength(1);
      if (how === "refuse") {
        await told("outcome_not_recorded", { form: "support", is: "delivered" });
      }
    },
  );

  test("does not say how the service is keeps no ticket waiting", async () => {
    fault = (step) => (step === "read service" ? "hang" : "");
    expect(await sendTicket()).toBe(303);
  });

  test("refuses the claim of a ticket that it has stored is asked again", async () => {
    faultOfFirst(2, "claim", "refuse");
    expect(await sendTicket()).toBe(303);
    expect(site.service.arrivals).toHaveLength(1);
    const line = { level: "error", reference: referenceSent(), error: "Error" };
    expect(events("delivery_interrupted")).toMatchObject([line, line]);
  });

  test("hangs after a ticket was stored keeps its visitor ten seconds at most", async () => {
    fault = (step) => (step === "store" ? "" : "hang");
    const since = performance.now();
    expect(await sendTicket()).toBe(502);
    expect(performance.now() - since).toBeLessThan(20_000);
    expect(await site.delivery()).toMatchObject({ state: "pending" });
  });

  test("refuses a newsletter address has it sent nowhere", async () => {
    fault = () => "refuse";
    const fields = { form: "newsletter", email: lead.email };
    expect((await site.post("/contact", fields)).status).toBe(503);
    expect(site.service.arrivals).toEqual([]);
    expect(events("stored_nowhere")).toHaveLength(1);
  });

  test.each([
    ["refuses", "refuse", "stall"],
    ["takes the batch and holds nothing", "forget", "fail"],
  ] as const)(
    "%s, with a service that does not take the lead either, has its visitor told soon",
    async (_, how, behaviour) => {
      fault = (step) => (step === "store" ? how : "");
      site.service.behaviour = behaviour;
      const since = performance.now();
      expect(await send()).toBe(503);
      expect(performance.now() - since).toBeLessThan(20_000);
    },
  );
});
