import { expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { part, textOf } from "../support/html";
import { lead } from "../support/leads";
import { siteForTests, untilArrivals, untilDeliveries } from "../support/site-for-tests";
import { HOUR } from "../support/time";

/** The worker with a clock of its own, which each request sets to so many milliseconds from now. */
const main = `
import worker from "./worker.js";
const Clock = Date;
let later = 0;
globalThis.Date = class extends Clock {
  constructor(...given) { super(...(given.length > 0 ? given : [Clock.now() + later])); }
  static now() { return Clock.now() + later; }
};
export default {
  ...worker,
  fetch(request, env, context) {
    later = Number(request.headers.get("X-Later"));
    return worker.fetch(request, env, context);
  },
};`;

let fault = "";
const site = siteForTests({}, { main, databaseFault: () => fault });

/** The first moment of next year, and how far off a moment before or after it is. */
const newYear = Date.UTC(new Date().getUTCFullYear() + 1, 0);
const at = (ms: number) => newYear + ms - Date.now();
const clock = (ms: number) => ({ "X-Later": String(at(ms)) });

test.each([
  ["before and after midnight is one submission", -2_000, 2_000, 1],
  ["by a clock past midnight, and by one before it, is one submission", 2_000, -2_000, 1],
  ["23 hours later is one submission", -HOUR, 22 * HOUR, 1],
  ["25 hours later, on the next day, is two", -20 * HOUR, 5 * HOUR, 2],
  ["25 hours later, two days on, is two", -HOUR, 24 * HOUR, 2],
])("the same lead %s, with one reference", async (_, first, second, count) => {
  const before = await site.post("/contact", lead, clock(first));
  await untilDeliveries(site, { state: "delivered", attempts: 1 });
  const after = await site.post("/contact", lead, clock(second));
  expect(after.headers.get("Location")).toBe(before.headers.get("Location"));
  await untilArrivals(site, count);
  expect(await site.stored()).toEqual({ deliveries: count, contact_submissions: count });
});

test("a lead that repeats yesterday's while D1 is away has a row of its own, with the key it was sent under", async () => {
  const before = await site.post("/contact", lead, clock(-2_000));
  await untilDeliveries(site, { state: "delivered" });
  fault = "refuse";
  const after = await site.post("/contact", lead, clock(2_000));
  fault = "";
  expect(after.headers.get("Location")).toBe(before.headers.get("Location"));
  const delivered = "select id from deliveries where state = 'delivered'";
  await eventually(async () => {
    const ids = (await site.rows(delivered)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids)).toEqual(new Set(site.keys()));
  });
});

test("an attempt that failed before the new year is made again in it", async () => {
  site.service.behaviour = "fail";
  await site.post("/contact", lead, clock(-30_000));
  await untilDeliveries(site, { attempts: 1, lease_until: null });
  site.service.behaviour = "accept";
  await site.sweep(at(-1_000));
  expect(site.service.arrivals).toHaveLength(1);
  await site.sweep(at(40_000));
  expect(await site.delivery()).toMatchObject({ state: "delivered", attempts: 2 });
});

test("a page in the cache gets the new year's copyright, and another tag", async () => {
  const footer = async (headers: Record<string, string>) => {
    const response = await fetch(`${site.url}/about`, { headers });
    const [, year] = textOf(part(await response.text(), "footer")).match(/© (\d{4})/) ?? [];
    return {
      status: response.status,
      year: Number(year),
      etag: response.headers.get("ETag") ?? "",
    };
  };
  const old = await footer(clock(-2_000));
  expect(await footer(clock(-1_000))).toEqual(old);
  const { status, year } = await footer({ ...clock(1_000), "If-None-Match": old.etag });
  expect([status, year]).toEqual([200, old.year + 1]);
});
