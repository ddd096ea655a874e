import { expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { siteForTests } from "../support/site-for-tests";

/** What the breaker counts, and how long the first probe waits: docs/decisions/0009. */

const MINUTE = 60_000;
const site = siteForTests();

const state = async () => (await site.rows("select * from service_state"))[0];
const minutesToProbe = async () =>
  (Date.parse(String((await state())?.probe_at)) - Date.now()) / MINUTE;

/** Five leads, one after the other, that the service fails. */
async function takeDown() {
  for (let n = 1; n <= 5; n++) {
    await site.post("/contact", { name: "Ann", email: "ann@example.org", message: `Held ${n}` });
    await eventually(async () => expect(await state()).toMatchObject({ failures: n }));
  }
}

test("the first probe waits as long as the service asked when it went down", async () => {
  site.service.behaviour = "busy";
  await takeDown();
  const minutes = await minutesToProbe();
  expect(minutes).toBeGreaterThan(8);
  expect(minutes).toBeLessThan(11);
});

test("a Retry-After of more than an hour counts as an hour", async () => {
  site.service.behaviour = "closed-for-long";
  await takeDown();
  const minutes = await minutesToProbe();
  expect(minutes).toBeGreaterThan(55);
  expect(minutes).toBeLessThan(61);
});

test("of the leads of one batch each that the service failed counts once, and none that it refused", async () => {
  const now = new Date().toISOString();
  const add = (id: string, message: string) =>
    site.db
      .prepare(
        "insert into deliveries (id, created_at, form, payload, next_attempt_at, give_up_at) values (?1, ?2, 'contact', ?3, ?2, '2099')",
      )
      .bind(id, now, JSON.stringify({ message }));
  await site.db.batch(
    ["Bad", "Held", "Bad", "Held", "Held", "Bad", "Bad"].map((message, n) => add(`${n}`, message)),
  );
  site.service.choose = ({ message }) => (message === "Bad" ? "refuse" : "fail");
  await site.sweep(1_000);
  expect(site.service.arrivals).toHaveLength(7);
  expect(await state()).toMatchObject({ failures: 3 });
});
