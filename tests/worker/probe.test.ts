import { beforeEach, describe, expect, test } from "vitest";
import { addRow } from "../support/add-leads";
import { lead, ticket } from "../support/leads";
import { siteForTests, untilIdle } from "../support/site-for-tests";
import { fromNow, MINUTE, onTheMinute } from "../support/time";

/** While the service is down the probe belongs to the breaker: docs/decisions/0003. */

const site = siteForTests();

const state = async () => (await site.rows("service_state"))[0];
async function contact(message: string) {
  expect((await site.post("/contact", { ...lead, message })).status).toBe(303);
  await untilIdle(site);
}
const calls = () => site.service.arrivals.length;
const asked = () => site.service.arrivals.map(({ body }) => Object(body).message);
const at = (time: unknown) => Date.parse(String(time));

beforeEach(async () => {
  site.service.behaviour = "fail";
  for (let n = 0; n < 6; n++) await contact(`Held ${n}`);
  expect(await state()).toMatchObject({ failures: 6 });
  site.service.arrivals.length = 0;
});

test.each(["fail", "refuse", "busy"] as const)(
  "a ticket is asked for, and its failure (%s) does not move the probe",
  async (behaviour) => {
    const before = await state();
    site.service.behaviour = behaviour;
    for (const message of ["One hums and hums.", "Two hum and hum."]) {
      expect((await site.post("/support", ticket(message))).status).toBe(502);
    }
    await untilIdle(site);
    expect((await state())?.probe_at).toBe(before?.probe_at);
    site.service.behaviour = "accept";
    await site.sweep(MINUTE);
    expect(await state()).toMatchObject({ failures: 0, probe_at: null });
  },
);

test("a ticket that the service takes has the next sweep deliver all", async () => {
  site.service.behaviour = "accept";
  expect((await site.post("/support", ticket())).status).toBe(303);
  await site.sweep();
  expect(await site.rows("select id from deliveries where state = 'delivered'")).toHaveLength(7);
});

describe("the probe", () => {
  test("is one worker's, one a minute, and its failure is the next minute's turn", async () => {
    await Promise.all([site.sweep(MINUTE), site.sweep(MINUTE), site.sweep(MINUTE)]);
    expect(calls()).toBe(1);
    const first = at((await state())?.probe_at);
    expect(first - Date.now()).toBeGreaterThan(MINUTE);
    expect(first - Date.now()).toBeLessThanOrEqual(2 * MINUTE);
    await site.sweep(MINUTE + 30_000);
    expect(calls()).toBe(1);
    await site.sweep(2 * MINUTE);
    expect(calls()).toBe(2);
  });

  test("is by turns the lead that waits longest and the one that waits least", async () => {
    for (const n of [0, 1, 2, 3, 4, 5]) {
      await site.db.exec(
        `update deliveries set next_attempt_at = '${fromNow(n * 1_000)}' where payload like '%Held ${n}%'`,
      );
    }
    for (const minute of [1, 2]) await site.sweep(onTheMinute(minute));
    expect(asked().sort()).toEqual(["Held 0", "Held 5"]);
  });

  test("leaves a new lead its own first attempt", async () => {
    await site.sweep(MINUTE);
    await contact("The next one");
    expect(calls()).toBe(2);
  });

  test("is made beside a lead that was never tried, because its worker died before", async () => {
    await addRow(site.db, "deliveries", { id: "fresh" });
    await site.sweep(70 * MINUTE);
    const [first, ...others] = site.keys();
    expect(first).toBe("fresh");
    expect(others).toHaveLength(1);
  });

  test("that the service asks to wait has its lead wait, and the next lead is asked a minute later", async () => {
    site.service.behaviour = "busy";
    await site.sweep(MINUTE);
    expect(calls()).toBe(1);
    const [message] = asked();
    const [row] = await site.rows(
      `select next_attempt_at from deliveries where payload like '%"${message}"%'`,
    );
    expect((at(row?.next_attempt_at) - Date.now()) / MINUTE).toBeGreaterThan(10.5);
    site.service.behaviour = "accept";
    await site.sweep(2 * MINUTE);
    expect(asked()[1]).not.toBe(message);
    expect(await state()).toMatchObject({ failures: 0 });
  });

  test("of a lead that is refused says nothing: the next lead is asked in the same sweep", async () => {
    await site.db.exec(
      "update deliveries set next_attempt_at = '2026-01-01' where payload like '%Held 3%'",
    );
    site.service.choose = ({ message }) => (message === "Held 3" ? "refuse" : "accept");
    // By an even minute: the lead that waits longest.
    await site.sweep(4 * MINUTE - (Date.now() % (2 * MINUTE)));
    expect(asked()[0]).toBe("Held 3");
    expect(await site.rows("select 1 from deliveries where state = 'delivered'")).toHaveLength(5);
    expect(await site.rows("select failure from undelivered")).toEqual([{ failure: "refused" }]);
  });
});

test("the first success makes due what the outage held up, and nothing that was refused", async () => {
  await site.db.exec(
    "update deliveries set refused = 1, queue = 2, last_error = 'http-422', next_attempt_at = '2026-01-01', attempts = 3 where payload like '%Held 0%'",
  );
  site.service.choose = ({ message }) => (message === "Held 0" ? "refuse" : "accept");
  const ahead = fromNow(40 * MINUTE);
  await site.db.exec(
    `update deliveries set next_attempt_at = '${ahead}' where payload not like '%Held 5%'`,
  );
  await site.sweep(MINUTE);
  expect(await site.rows("select next_attempt_at, failure from undelivered")).toEqual([
    { next_attempt_at: ahead, failure: "refused" },
  ]);
  expect(asked().sort()).toEqual([1, 2, 3, 4, 5].map((number) => `Held ${number}`));
});

test("a released newsletter address calls nobody, and says nothing of the service", async () => {
  await site.post("/", { form: "newsletter", email: lead.email, reference_line: "x" });
  await site.db.exec("update deliveries set state = 'pending' where state = 'quarantined'");
  await site.sweep();
  expect(calls()).toBe(0);
  expect(await state()).toMatchObject({ failures: 6 });
  expect(await site.rows("select state from deliveries where form = 'newsletter'")).toMatchObject([
    { state: "delivered" },
  ]);
});
