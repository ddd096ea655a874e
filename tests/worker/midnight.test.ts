import { expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { part, textOf } from "../support/html";
import { siteForTests, untilDeliveries } from "../support/site-for-tests";

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
const lead = { name: "Ann", email: "ann@example.org", message: "Hello" };

/** The first moment of next year, and how far off a moment before or after it is. */
const newYear = Date.UTC(new Date().getUTCFullYear() + 1, 0);
const at = (ms: number) => newYear + ms - Date.now();
const clock = (ms: number) => ({ "X-Later": String(at(ms)) });

test("the same lead before and after midnight is one submission, with one reference", async () => {
  const before = await site.post("/contact", lead, clock(-2_000));
  const after = await site.post("/contact", lead, clock(2_000));
  expect(after.headers.get("Location")).toBe(before.headers.get("Location"));
  await untilDeliveries(site, { state: "delivered", attempts: 1 });
  expect(await site.stored()).toEqual({ deliveries: 1, contact_submissions: 1 });
  expect(site.service.arrivals).toHaveLength(1);
});

test("a lead that repeats yesterday's while D1 is away has a row of its own, with the key it was sent under", async () => {
  const before = await site.post("/contact", lead, clock(-2_000));
  await untilDeliveries(site, { state: "delivered" });
  fault = "refuse";
  const after = await site.post("/contact", lead, clock(2_000));
  fault = "";
  expect(after.headers.get("Location")).toBe(before.headers.get("Location"));
  const delivered = "select id from deliveries where state = 'delivered' order by id";
  const keys = site.service.arrivals.map(({ headers }) => ({ id: headers["idempotency-key"] }));
  expect(keys[0]).not.toEqual(keys[1]);
  await eventually(async () =>
    expect(await site.rows(delivered)).toEqual(
      keys.sort((a, b) => (`${a.id}` < `${b.id}` ? -1 : 1)),
    ),
  );
});

test("an attempt that failed before the new year is made again in it", async () => {
  site.service.behaviour = "fail";
  await site.post("/contact", lead, clock(-30_000));
  await untilDeliveries(site, { attempts: 1, lease_until: null });
  site.service.behaviour = "accept";
  await site.sweep(at(-1_000));
  expect(site.service.arrivals).toHaveLength(1);
  await site.sweep(at(40_000));
  expect(await site.rows("deliveries")).toMatchObject([{ state: "delivered", attempts: 2 }]);
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
