import { expect, test } from "vitest";
import { addLeads } from "../support/add-leads";
import { eventually } from "../support/eventually";
import { lead } from "../support/leads";
import { siteForTests } from "../support/site-for-tests";
import { MINUTE } from "../support/time";

/** What the breaker counts, and how long the first probe waits: docs/decisions/0003. */

const site = siteForTests();

const state = async () => (await site.rows("service_state"))[0];
const minutesUntil = (time: unknown) => (Date.parse(String(time)) - Date.now()) / MINUTE;

test.each([
  ["ten minutes", "busy", 10],
  ["three hours, of which one counts", "closed-for-long", 60],
] as const)(
  "a service that asks for %s gets no repeat of that lead for so long, and a probe after a minute",
  async (_, behaviour, asked) => {
    site.service.behaviour = behaviour;
    for (let n = 1; n <= 5; n++) {
      await site.post("/contact", { ...lead, message: `Held ${n}` });
      await eventually(async () => expect(await state()).toMatchObject({ failures: n }));
    }
    expect(minutesUntil((await state())?.probe_at)).toBeLessThan(1.1);
    for (const { next_attempt_at } of await site.rows("deliveries"))
      expect(Math.round(minutesUntil(next_attempt_at))).toBe(asked);
  },
);

test("of the leads of one batch each that the service failed counts once, and none that it refused", async () => {
  for (const [n, message] of ["Bad", "Held", "Bad", "Held", "Held", "Bad", "Bad"].entries())
    await addLeads(site.db, 1, { payload: JSON.stringify({ message }) }, `${n}`);
  site.service.choose = ({ message }) => (message === "Bad" ? "refuse" : "fail");
  await site.sweep(1_000);
  expect(site.service.arrivals).toHaveLength(7);
  expect(await state()).toMatchObject({ failures: 3, refusals: 4 });
});

test("a success sets the counts back, also of failures in an earlier batch of the same sweep", async () => {
  await addLeads(site.db, 7, { payload: JSON.stringify({ message: "Held" }) });
  const chosen = ["fail", ...Array(5).fill("refuse"), "accept"];
  site.service.choose = () => chosen.shift();
  await site.sweep(1_000);
  expect(site.service.arrivals).toHaveLength(7);
  expect(await state()).toMatchObject({ failures: 0, refusals: 0 });
});

test("a service that takes some of each batch is not down, however many it fails", async () => {
  await addLeads(site.db, 24, { queue: 1, attempts: 1 });
  let arrived = 0;
  site.service.choose = () => (arrived++ % 2 ? "accept" : "fail");
  await site.sweep(1_000);
  expect(site.service.arrivals).toHaveLength(24);
});

test("what the service is not asked about says nothing of it", async () => {
  await addLeads(site.db, 1);
  await addLeads(site.db, 1, { sends: 0 }, "kept");
  site.service.behaviour = "fail";
  await site.sweep(1_000);
  expect(await site.rows("select id from deliveries where state = 'delivered'")).toEqual([
    { id: "kept-1" },
  ]);
  expect(await state()).toMatchObject({ failures: 1 });
});
