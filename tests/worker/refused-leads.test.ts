import { beforeEach, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { siteForTests, untilIdle } from "../support/site-for-tests";
import { ticket } from "../support/tickets";

/** A lead that the service refuses for its content says nothing about the service (docs/decisions/0003). */

const MINUTE = 60_000;
const site = siteForTests({ ALERT_URL: "http://127.0.0.1:9/" });
beforeEach(() => {
  site.service.choose = ({ message }) => (message.startsWith("Bad") ? "refuse" : "accept");
});

const lead = (message: string) => ({ name: "Ann", email: "ann@example.org", message });
const contact = async (message: string) =>
  expect((await site.post("/contact", lead(message))).status).toBe(303);

const health = async () => (await site.rows("select * from delivery_health"))[0];
const attemptsOf = (message: string) =>
  site.service.arrivals.filter(({ body }) => Object(body).message === message).length;
const idle = () => untilIdle(site);

/** 31 minutes of the cron, with a good lead in each; it has to go at once. */
async function halfAnHour(eachMinute: () => Promise<void> = async () => {}) {
  for (let minute = 1; minute <= 31; minute++) {
    await eachMinute();
    await contact(`Good ${minute}`);
    await eventually(() => expect(attemptsOf(`Good ${minute}`)).toBe(1));
    await idle();
    await site.sweep(minute * MINUTE);
    expect(await health()).toMatchObject({ form_service: "up", failures_in_a_row: 0 });
  }
  expect(
    await site.rows("select 1 from deliveries where state = 'delivered' and attempts = 1"),
  ).toHaveLength(31);
}

test("six refused leads and a good one a minute: each keeps its own waits, and the good ones go at once", async () => {
  const bad = Array.from({ length: 6 }, (_, n) => `Bad ${n}`);
  for (const message of bad) await contact(message);
  await idle();
  await halfAnHour();
  expect(bad.map(attemptsOf)).toEqual([4, 4, 4, 4, 4, 4]);
});

test("a refused ticket every 30 seconds: the good leads go at once, and no ticket is asked more often than its waits say", async () => {
  const tickets: string[] = [];
  await halfAnHour(async () => {
    for (const half of ["a", "b"]) {
      const message = `Bad ticket ${tickets.length}${half}`;
      tickets.push(message);
      expect((await site.post("/support", ticket(message))).status).toBe(502);
    }
  });
  expect(tickets).toHaveLength(62);
  expect(Math.max(...tickets.map(attemptsOf))).toBeLessThanOrEqual(4);
});

test("operators see a refused lead as refused, and are not woken for it", async () => {
  await site.sweep();
  await contact("Bad");
  await contact("Good");
  await idle();
  expect(await site.rows("select state, failure, last_error from undelivered")).toEqual([
    { state: "pending", failure: "refused", last_error: "http-422" },
  ]);
  expect(await health()).toMatchObject({ pending: 1, refused: 1, form_service: "up" });
  // Twenty minutes of a cron that did not stand still.
  const swept = new Date(Date.now() + 19 * MINUTE).toISOString();
  await site.db.exec(`update service_state set swept_at = '${swept}'`);
  await site.sweep(20 * MINUTE);
  expect(site.logged.join()).not.toContain("alert_failed");
  site.service.choose = () => "fail";
  await contact("Another");
  await idle();
  await site.sweep(20 * MINUTE);
  await eventually(() => expect(site.logged.join()).toContain("alert_failed"));
});

test("what waits for the service is seen as such", async () => {
  site.service.choose = () => "fail";
  await contact("Good");
  await idle();
  expect(await site.rows("select failure from undelivered")).toEqual([{ failure: "unwell" }]);
  expect(await health()).toMatchObject({ pending: 1, refused: 0, failures_in_a_row: 1 });
});
