import { beforeEach, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { lead, ticket } from "../support/leads";
import { siteForTests, untilIdle, untilLogged } from "../support/site-for-tests";
import { fromNow, MINUTE } from "../support/time";

/** A lead that the service refuses for its content says nothing about the service (docs/decisions/0003). */

const site = siteForTests({ ALERT_URL: "http://127.0.0.1:9/" });
beforeEach(() => {
  site.service.choose = ({ message }) => (message.startsWith("Bad") ? "refuse" : "accept");
});

async function contact(message: string) {
  expect((await site.post("/contact", { ...lead, message })).status).toBe(303);
  await untilIdle(site);
}
const health = async () => (await site.rows("delivery_health"))[0];
const attemptsOf = (message: string) =>
  site.service.arrivals.filter(({ body }) => Object(body).message === message).length;

test("six refused leads, and then two refused tickets and a good lead a minute: each keeps its own waits, and the good ones go at once", async () => {
  const bad = Array.from({ length: 6 }, (_, n) => `Bad ${n}`);
  for (const message of bad) await contact(message);
  const tickets: string[] = [];
  for (let minute = 1; minute <= 31; minute++) {
    for (const half of ["a", "b"]) {
      const message = `Bad ticket ${minute}${half}`;
      tickets.push(message);
      expect((await site.post("/support", ticket(message))).status).toBe(502);
    }
    await contact(`Good ${minute}`);
    await eventually(() => expect(attemptsOf(`Good ${minute}`)).toBe(1));
    await site.sweep(minute * MINUTE);
    expect(await health()).toMatchObject({ form_service: "up", failures_in_a_row: 0 });
  }
  const atOnce = "select 1 from deliveries where state = 'delivered' and attempts = 1";
  expect(await site.rows(atOnce)).toHaveLength(31);
  expect(bad.map(attemptsOf)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(Math.max(...tickets.map(attemptsOf))).toBeLessThanOrEqual(4);
});

test("operators see a refused lead as refused, and are not woken for it", async () => {
  await site.sweep();
  await contact("Bad");
  await contact("Good");
  expect(await site.rows("select state, failure, last_error from undelivered")).toEqual([
    { state: "pending", failure: "refused", last_error: "http-422" },
  ]);
  expect(await health()).toMatchObject({ pending: 1, refused: 1, form_service: "up" });
  // Twenty minutes of a cron that did not stand still.
  await site.db.exec(`update service_state set swept_at = '${fromNow(19 * MINUTE)}'`);
  await site.sweep(20 * MINUTE);
  expect(site.logged.join()).not.toContain("alert_failed");
  site.service.choose = () => "fail";
  await contact("Another");
  await site.sweep(20 * MINUTE);
  await untilLogged(site, "alert_failed");
});

test("what waits for the service is seen as such", async () => {
  site.service.choose = () => "fail";
  await contact("Good");
  expect(await site.rows("select failure from undelivered")).toEqual([{ failure: "unwell" }]);
  expect(await health()).toMatchObject({ pending: 1, refused: 0, failures_in_a_row: 1 });
});
