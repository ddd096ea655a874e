import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startAlertDesk } from "../support/alert-desk";
import { type Site, startSite } from "../support/site";

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
const referenceIn = async (answer: Promise<Response>) =>
  (await answer).headers.get("Location")?.slice(-8).replace(/^.{4}/, "$& ");

test("what is held is told once a day at most: how many, by which signs, which; and nothing personal", async () => {
  const first = await referenceIn(held("one"));
  const bot = await referenceIn(site.post("/contact", { ...lead, reference_line: "x" }));
  await site.sweep();
  await site.sweep(1000);
  expect(told()).toHaveLength(1);
  const [head, newest, ...commands] = told()[0]?.split("\n") ?? [];
  expect(head).toMatch(
    /^Nextwright, preview: 2 leads held as spam since .* UTC: (markup|sender|honeypot) 1, /,
  );
  for (const reference of [first, bot]) expect(newest).toContain(reference);
  expect(commands).toEqual([
    "Is one no spam? npm run leads -- release REF --env preview --remote",
    "Look: npm run leads -- quarantined --env preview --remote",
  ]);
  expect(desk.told.join()).not.toMatch(/ann|sentinel|x\.example/i);
  const second = await referenceIn(held("two"));
  await site.sweep(23 * HOUR);
  expect(told()).toHaveLength(1);
  await site.sweep(25 * HOUR);
  expect(told()).toHaveLength(2);
  expect(told()[1]).toMatch(/preview: 1 lead held as spam/);
  expect(told()[1]).toContain(second);
  await site.sweep(60 * HOUR);
  expect(told()).toHaveLength(2);
});

test("what could not be told is told by the next sweep, and what an operator held is no news", async () => {
  await site.post("/contact", lead);
  await site.db.exec("update deliveries set state = 'quarantined', judged = 'spam'");
  await site.sweep();
  expect(desk.told).toEqual([]);
  await held("one");
  desk.status = 500;
  await site.sweep();
  desk.status = 200;
  await site.sweep(60_000);
  expect(told()).toHaveLength(2);
  await site.sweep(120_000);
  expect(told()).toHaveLength(2);
});
