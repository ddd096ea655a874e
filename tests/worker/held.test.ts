import { expect, test } from "vitest";
import { site as company } from "~/config/site";
import { addLeads } from "../support/add-leads";
import { siteWithAlerts } from "../support/alert-receiver";
import { lead } from "../support/leads";
import { fromNow, HOUR, MINUTE } from "../support/time";

const { brand } = company;

const { site, receiver } = siteWithAlerts();
const markup = (text: string) => ({ ...lead, message: `[url=https://x.example]${text}[/url]` });
const held = (text: string) => site.post("/contact", markup(text), { "User-Agent": "curl/8.14.1" });
/** Without the alerts of a sweep that stood still while the clock was moved. */
const told = () => receiver.told.filter((text) => text.includes("held as spam"));
const referenceIn = async (response: Promise<Response>) =>
  (await response).headers.get("Location")?.slice(-8).replace(/^.{4}/, "$& ");

test("what is held is told once a day at most: how many, by which signs, which; and nothing personal", async () => {
  const bots = ["a", "b"].map((message) => ({ ...lead, message, reference_line: "x" }));
  const caught = await Promise.all(bots.map((bot) => referenceIn(site.post("/contact", bot))));
  const first = await referenceIn(held("one"));
  await site.sweep();
  await site.sweep(1000);
  expect(told()).toHaveLength(1);
  const [head, newest, ...commands] = told()[0]?.split("\n") ?? [];
  expect(head).toMatch(
    new RegExp(
      `^${brand}, preview: 3 leads held as spam since [\\d-]+ [\\d:]+ UTC: honeypot 2, (markup|sender) 1, `,
    ),
  );
  for (const reference of [first, ...caught]) expect(newest).toContain(reference);
  expect(commands).toEqual([
    "Not spam? npm run leads -- release REF --env preview --remote",
    "Look: npm run leads -- held --env preview --remote",
  ]);
  expect(receiver.told.join()).not.toMatch(/sentinel|x\.example/i);
  const second = await referenceIn(held("two"));
  // As only a person writes it.
  const byHand = "update deliveries set signs = 'by hand' where id like replace(?, ' ', '') || '%'";
  await site.db.prepare(byHand).bind(second).run();
  // The first two tell that the sweep stood still, and that all is well again.
  for (const minute of [0, 1, 2]) await site.sweep(23 * HOUR + minute * MINUTE);
  expect(told()).toHaveLength(1);
  for (const minute of [0, 1, 2]) await site.sweep(25 * HOUR + minute * MINUTE);
  expect(told()).toHaveLength(2);
  expect(told()[1]).toMatch(/preview: 1 lead held as spam since .* UTC: by hand 1\./);
  expect(told()[1]).toContain(second);
  for (const minute of [0, 1, 2]) await site.sweep(60 * HOUR + minute * MINUTE);
  expect(told()).toHaveLength(2);
});

test("what could not be told is told five minutes later, and what an operator held is no news", async () => {
  await site.post("/contact", lead);
  await site.db.exec("update deliveries set state = 'quarantined', judged = 'spam'");
  await site.sweep();
  expect(receiver.told).toEqual([]);
  await held("one");
  receiver.status = 500;
  await site.sweep();
  receiver.status = 200;
  for (const minute of [1, 2, 3, 4]) await site.sweep(minute * MINUTE);
  expect(told()).toHaveLength(1);
  for (const minute of [5, 6]) await site.sweep(minute * MINUTE);
  expect(told()).toHaveLength(2);
});

/** So many leads of some hours ago, of which the first are held, or were until somebody released them. */
async function stored(count: number, hours: number, first: number, released = 0) {
  const row = { created_at: fromNow(-hours * HOUR), signs: '["honeypot"]', state: "delivered" };
  await addLeads(site.db, first, { ...row, state: "quarantined" }, `held-${hours}`);
  await addLeads(site.db, released, { ...row, judged: "ham" }, `released-${hours}`);
  await addLeads(site.db, count - first - released, row, `${hours}`);
}

const unusual = "Unusual: 25% of the last day's leads were held, 5% in the month before.";

test("a share of held leads that jumps is said to be unusual", async () => {
  // Before: one of twenty, also where an operator has released it, and none that an operator held.
  await stored(20, 700, 0, 1);
  await stored(20, 30, 1);
  await stored(20, 26, 0, 1);
  await stored(20, 5, 5);
  await site.sweep();
  expect(told()[0]?.split("\n")[1]).toBe(unusual);
});

test.each([
  ["no more than twice as high", 20, 2, 12],
  ["of fewer than five leads", 8, 0, 4],
])("a share that is %s is not", async (_, count, before, now) => {
  await stored(20, 30, before * 3);
  await stored(count, 5, now);
  await site.sweep();
  expect(told()).toHaveLength(1);
  expect(told()[0]).not.toContain("Unusual");
});
