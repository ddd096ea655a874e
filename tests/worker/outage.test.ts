import { beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { siteForTests, untilIdle } from "../support/site-for-tests";
import { ticket } from "../support/tickets";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const lead = { name: "Ann", email: "ann@example.org", message: "Hello" };
const it = ticket("It hums and hums.");

const site = siteForTests();

const calls = () => site.service.arrivals.length;
const row = async () => (await site.rows("deliveries"))[0];
const post = (n: number) => site.post("/contact", { ...lead, message: `Number ${n}` });

/** Posts one lead after another and waits until what is attempted at once has ended. */
async function postMany(count: number) {
  for (let n = 0; n < count; n++) {
    expect((await post(n)).status).toBe(303);
    await untilIdle(site);
  }
  await eventually(() => expect(calls()).toBe(count));
}

describe("while the service is down", () => {
  beforeEach(() => {
    site.service.behaviour = "fail";
  });

  test("one attempt a minute stands for all, and the first success makes everything due", async () => {
    await postMany(12);
    expect(calls()).toBe(12);
    for (const minute of [2, 3, 4]) await site.sweep(minute * MINUTE);
    expect(calls()).toBe(15);
    await Promise.all([site.sweep(5 * MINUTE + 5_000), site.sweep(5 * MINUTE + 5_000)]);
    expect(calls()).toBe(16);
    site.service.behaviour = "accept";
    await site.sweep(6 * MINUTE + 10_000);
    expect(await site.rows("select id from deliveries where state = 'delivered'")).toHaveLength(12);
    expect(calls()).toBe(16 + 12);
  });

  test("what was never tried, because its worker died before, is tried by the sweep beside the probe", async () => {
    await postMany(6);
    await site.db.exec(
      "insert into deliveries (id, created_at, form, payload, next_attempt_at, give_up_at) select 'fresh', created_at, form, payload, created_at, give_up_at from deliveries limit 1",
    );
    site.service.arrivals.length = 0;
    await site.sweep(70 * MINUTE);
    const [first, ...others] = site.service.arrivals.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBe("fresh");
    expect(others).toHaveLength(1);
  });

  test("pressing again makes no call and does not push the next one away", async () => {
    await site.post("/contact", lead);
    await eventually(async () =>
      expect(await row()).toMatchObject({ attempts: 1, lease_until: null }),
    );
    const before = await row();
    for (let press = 0; press < 8; press++) await site.post("/contact", lead);
    expect(await row()).toEqual(before);
    expect(calls()).toBe(1);
  });

  test("an operator's requeue of one lead leaves the wait of another", async () => {
    await postMany(2);
    const [one, other] = await site.rows("select * from deliveries order by id");
    site.service.behaviour = "accept";
    const now = new Date().toISOString();
    await site.db
      .prepare("update deliveries set next_attempt_at = ? where id = ?")
      .bind(now, one?.id)
      .run();
    await site.sweep();
    expect(await site.rows("select id from deliveries where state = 'pending'")).toEqual([
      { id: other?.id },
    ]);
  });

  test("a cron that stood still for eight days kills nothing before it was tried fairly", async () => {
    await postMany(1);
    let clock = 8 * DAY;
    for (let attempts = 2; attempts < 5; attempts++) {
      await site.sweep(clock);
      expect(await row()).toMatchObject({ attempts, state: "pending" });
      clock += HOUR;
    }
    await site.sweep(clock);
    expect(await row()).toMatchObject({ attempts: 5, state: "dead" });
  });

  test("a clock that was a day ahead holds nothing up once it is right again", async () => {
    await postMany(1);
    await site.sweep(DAY);
    expect(await row()).toMatchObject({ attempts: 2 });
    site.service.behaviour = "accept";
    await site.sweep();
    expect(await row()).toMatchObject({ attempts: 3, state: "delivered" });
  });
});

describe("a worker whose lease ran out", () => {
  /** Posts a lead whose attempt takes a second, and lets another worker claim it meanwhile. */
  async function overtaken() {
    site.service.delay = 1_000;
    await site.post("/contact", lead);
    await eventually(async () => expect(await row()).toMatchObject({ attempts: 1 }));
    const leaseUntil = new Date(Date.now() + 25_000).toISOString();
    await site.db
      .prepare("update deliveries set attempts = 2, lease_until = ?")
      .bind(leaseUntil)
      .run();
    await eventually(() => expect(calls()).toBe(1));
    return leaseUntil;
  }
  const recorded = () =>
    eventually(() => expect(site.logged.join()).toMatch(/"event":"deliver(ed|y_failed)"/));

  test("cannot overwrite what another one does", async () => {
    site.service.behaviour = "fail";
    const lease_until = await overtaken();
    await recorded();
    expect(await row()).toMatchObject({ attempts: 2, last_error: null, lease_until });
  });

  test("may still report a success", async () => {
    await overtaken();
    await recorded();
    expect(await row()).toMatchObject({ state: "delivered", lease_until: null });
  });
});

describe("a form that succeeds on the service's word", () => {
  test("shares the outcome of the worker that is sending, and makes no second call", async () => {
    site.service.delay = 6_500;
    const responses = await Promise.all([1, 2, 3].map(() => site.post("/support", it)));
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(calls()).toBe(1);
  });

  test("keeps its visitor ten seconds at most when the service hangs", async () => {
    site.service.behaviour = "stall";
    const since = performance.now();
    expect((await site.post("/support", it)).status).toBe(502);
    expect(performance.now() - since).toBeLessThan(20_000);
    await eventually(async () => expect(await row()).toMatchObject({ last_error: "timeout" }));
  });

  test("is asked also while the service is thought to be down", async () => {
    site.service.behaviour = "fail";
    await postMany(6);
    site.service.behaviour = "accept";
    expect((await site.post("/support", it)).status).toBe(303);
    await site.sweep();
    expect(await site.rows("select id from deliveries where state = 'delivered'")).toHaveLength(7);
  });
});
