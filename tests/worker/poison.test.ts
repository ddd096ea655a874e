import { beforeEach, describe, expect, test } from "vitest";
import { addLeads } from "../support/add-leads";
import { eventually } from "../support/eventually";
import { lead, ticket } from "../support/leads";
import { siteForTests, untilIdle, untilLogged } from "../support/site-for-tests";
import { fromNow, MINUTE, onTheMinute } from "../support/time";

/** What one sender's posts do to the service, others do not wait for: docs/decisions/0003. */

const site = siteForTests({ ALERT_URL: "http://127.0.0.1:9/" });

const sent = (message: string) =>
  site.service.arrivals.filter(({ body }) => Object(body).message === message).length;
async function contact(message: string) {
  expect((await site.post("/contact", { ...lead, message })).status).toBe(303);
  await eventually(() => expect(sent(message)).toBe(1));
  await untilIdle(site);
}
const waiting = (like: string) =>
  site.rows(`select 1 from deliveries where state = 'pending' and payload like '%${like}%'`);

describe.each(["fail", "busy", "closed-for-long", "forbid", "gone", "refuse"] as const)(
  "a service that answers some content with %s",
  (behaviour) => {
    beforeEach(() => {
      site.service.choose = ({ message }) => (message.startsWith("Poison") ? behaviour : "accept");
    });

    test("takes an honest lead at once, between forty posts of the other kind", async () => {
      for (let n = 0; n < 20; n++) {
        await contact(`Poison ${n}a`);
        await contact(`Poison ${n}b`);
        await contact(`Honest ${n}`);
        expect(await waiting("Honest")).toEqual([]);
      }
      await site.sweep(MINUTE);
      expect(Math.max(...Array.from({ length: 20 }, (_, n) => sent(`Honest ${n}`)))).toBe(1);
    });

    test("has an honest lead's repeat made in the next sweep or the one after", async () => {
      let first = true;
      for (let n = 0; n < 40; n++) await contact(`Poison ${n}`);
      site.service.choose = ({ message }) => {
        if (message.startsWith("Poison")) return behaviour;
        if (!first) return "accept";
        first = false;
        return "fail";
      };
      await contact("Honest");
      expect(await waiting("Honest")).toHaveLength(1);
      for (const minute of [1, 2]) await site.sweep(onTheMinute(minute));
      expect(await waiting("Honest")).toEqual([]);
    });
  },
);

test("180 refused leads that are due do not keep a lead waiting that met a failure", async () => {
  const then = fromNow(-MINUTE);
  const tried = { created_at: then, next_attempt_at: then, attempts: 1, last_error: "x" };
  const of = (message: string) => ({ ...tried, payload: JSON.stringify({ message }) });
  await addLeads(site.db, 180, { ...of("Bad"), queue: 2, refused: 1 }, "bad");
  await addLeads(site.db, 1, { ...of("Good"), queue: 1, refused: 0 }, "good");
  site.service.choose = ({ message }) => (message === "Bad" ? "refuse" : "accept");
  await site.sweep();
  expect(sent("Good")).toBe(1);
});

describe("a lead that is refused for its content", () => {
  const health = async () => (await site.rows("delivery_health"))[0];
  beforeEach(() => {
    site.service.choose = ({ message }) => (message.startsWith("Bad") ? "refuse" : "accept");
  });

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
      await site.sweep(minute * MINUTE);
      expect(await health()).toMatchObject({ form_service: "up", failures_in_a_row: 0 });
    }
    const atOnce = "select 1 from deliveries where state = 'delivered' and attempts = 1";
    expect(await site.rows(atOnce)).toHaveLength(31);
    expect(bad.map(sent)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(Math.max(...tickets.map(sent))).toBeLessThanOrEqual(4);
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
});
