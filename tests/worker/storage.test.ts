import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Site, startSite } from "../support/site";

const lead = { name: "Ann", email: "ann@example.org", message: "Hello" };

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => site.reset());
afterEach(() => site.db.exec("drop trigger if exists refuse"));

const refuseWritesTo = (table: string) =>
  site.db.exec(
    `create trigger refuse before insert on ${table} begin select raise(abort, 'refused'); end`,
  );

test("the row and its delivery are written together or not at all", async () => {
  await refuseWritesTo("contact_submissions");
  await site.post("/contact", lead);
  expect(await site.rows("deliveries")).toEqual([]);
  expect(await site.rows("contact_submissions")).toEqual([]);
});

test("with D1 refusing, the form service takes the lead, and that is success", async () => {
  await refuseWritesTo("deliveries");
  expect((await site.post("/contact", lead)).status).toBe(303);
  expect(site.service.arrivals).toMatchObject([{ body: lead }]);
});

test("with both refusing, the visitor is told, keeps what was typed, and gets phone and e-mail", async () => {
  await refuseWritesTo("deliveries");
  site.service.behaviour = "fail";
  const answer = await site.post("/contact", lead);
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain("Form submission failed");
  expect(html).toContain("Please try again later or contact us directly.");
  expect(html).toContain('value="ann@example.org"');
  expect(html).toContain("tel:+1");
  expect(html).toContain("mailto:");
});

test("a filled decoy is stored as quarantined, is not delivered, and one statement releases it", async () => {
  const answer = await site.post("/contact", { ...lead, reference_line: "x" });
  expect(answer.status).toBe(303);
  await site.sweep(60_000);
  expect(await site.rows("deliveries")).toMatchObject([{ state: "quarantined", attempts: 0 }]);
  expect(site.service.arrivals).toEqual([]);
  await site.db.exec("update deliveries set state = 'pending' where state = 'quarantined'");
  await site.sweep(60_000);
  expect(site.service.arrivals).toHaveLength(1);
});

test("a quarantined post does not swallow the honest one", async () => {
  await site.post("/contact", { ...lead, reference_line: "x" });
  await site.post("/contact", lead);
  expect(await site.rows("select * from deliveries where state != 'quarantined'")).toHaveLength(1);
});
