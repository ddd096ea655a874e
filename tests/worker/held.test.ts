import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { site as company } from "~/config/site";
import { startAlertDesk } from "../support/alert-desk";
import { type Site, startSite } from "../support/site";

const { brand } = company;
const HOUR = 3_600_000;
const lead = { name: "Ann", email: "ann@sentinel.example", message: "Sentinel" };

let site: Site;
let desk: Awaited<ReturnType<typeof startAlertDesk>>;

beforeAll(async () => {
  desk = await startAlertDesk();
  site = await startSite({ ALERT_URL: desk.url, ENVIRONMENT: "preview" });
});
afterAll(async () => {
  await site.stop();
  desk.close();
});
beforeEach(async () => {
  await site.reset();
  await site.sweep();
  desk.told.length = 0;
  desk.status = 200;
});

const held = (message: string) =>
  site.post(
    "/contact",
    { ...lead, message: `[url=https://x.example]${message}[/url]` },
    {
      "User-Agent": "curl/8.14.1",
    },
  );
/** Without the alerts of a sweep that stood still while the clock was moved. */
const told = () => desk.told.filter((text) => text.includes("held as spam"));
const referenceIn = async (response: Promise<Response>) =>
  (await response).headers.get("Location")?.slice(-8).replace(/^.{4}/, "$& ");

test("what is held is told once a day at most: how many, by which signs, which; and nothing personal", async () => {
  const first = await referenceIn(held("one"));
  const bot = await referenceIn(site.post("/contact", { ...lead, reference_line: "x" }));
  await site.sweep();
  await site.sweep(1000);
  expect(told()).toHaveLength(1);
  const [head, newest, ...commands] = told()[0]?.split("\n") ?? [];
  expect(head).toMatch(
    new RegExp(
      `^${brand}, preview: 2 leads held as spam since .* UTC: (markup|sender|honeypot) 1, `,
    ),
  );
  for (const reference of [first, bot]) expect(newest).toContain(reference);
  expect(commands).toEqual([
    "Not spam? npm run leads -- release REF --env preview --remote",
    "Look: npm run leads -- quarantined --env preview --remote",
  ]);
  expect(desk.told.join()).not.toMatch(/ann|sentinel|x\.example/i);
  const second = await referenceIn(held("two"));
  await site.sweep(23 * HOUR);
  expect(told()).toHaveLength(1);
  // The first two tell that the sweep stood still, and that all is well again.
  for (const minute of [0, 1, 2]) await site.sweep(25 * HOUR + minute * 60_000);
  expect(told()).toHaveLength(2);
  expect(told()[1]).toMatch(/preview: 1 lead held as spam/);
  expect(told()[1]).toContain(second);
  for (const minute of [0, 1, 2]) await site.sweep(60 * HOUR + minute * 60_000);
  expect(told()).toHaveLength(2);
});

test("what could not be told is told five minutes later, and what an operator held is no news", async () => {
  await site.post("/contact", lead);
  await site.db.exec("update deliveries set state = 'quarantined', judged = 'spam'");
  await site.sweep();
  expect(desk.told).toEqual([]);
  await held("one");
  desk.status = 500;
  await site.sweep();
  desk.status = 200;
  for (const minute of [1, 2, 3, 4]) await site.sweep(minute * 60_000);
  expect(told()).toHaveLength(1);
  for (const minute of [5, 6]) await site.sweep(minute * 60_000);
  expect(told()).toHaveLength(2);
});

/** So many leads of some hours ago, of which the first are in a state. */
const stored = (count: number, hours: number, state: string, first: number, judged = "null") =>
  site.db
    .prepare(
      `insert into deliveries (id, created_at, form, payload, state, judged, signs, next_attempt_at, give_up_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       select ?2 || '-' || i, ?3, 'contact', '{}', iif(i <= ?4, ?5, 'delivered'), iif(i <= ?4, ${judged}, null),
         '["honeypot"]', '', '' from n`,
    )
    .bind(count, String(hours), new Date(Date.now() - hours * HOUR).toISOString(), first, state)
    .run();

const unusual = "Unusual: 30% of the last day's leads were held, 5% in the month before.";

test("a share of held leads that jumps is said to be unusual", async () => {
  // Before: one of twenty, also where an operator has released it, and none that an operator held.
  await stored(20, 700, "delivered", 1, "'ham'");
  await stored(20, 30, "quarantined", 1);
  await stored(20, 26, "quarantined", 0);
  await stored(20, 5, "quarantined", 6);
  await site.db.exec("update deliveries set judged = 'ham' where id = '26-1'");
  await site.sweep();
  expect(told()[0]?.split("\n")[1]).toBe(unusual);
});

test.each([
  ["no more than twice as high", 20, 2, 10],
  ["of fewer than five leads", 8, 0, 4],
])("a share that is %s is not", async (_, count, before, now) => {
  await stored(20, 30, "quarantined", before * 3);
  await stored(count, 5, "quarantined", now);
  await site.sweep();
  expect(told()).toHaveLength(1);
  expect(told()[0]).not.toContain("Unusual");
});
