import { afterAll, beforeEach, expect, test } from "vitest";
import { site as company } from "~/config/site";
import { addLeads } from "../support/add-leads";
import { akismetAt, startAkismet } from "../support/akismet";
import { lead, ticket } from "../support/leads";
import type { Site } from "../support/site";
import { siteForTests, untilArrivals, untilDeliveries } from "../support/site-for-tests";
import { MINUTE } from "../support/time";

const key = { AKISMET_KEY: "0123456789ab" };
const more = { company: "Lee Ltd", phone: "317 555 0188" };
const browser = { "User-Agent": "A browser", "CF-Connecting-IP": "2001:db8::7" };

const akismet = await startAkismet();
const main = akismetAt(akismet.url);
const site = siteForTests({ ...key, ENVIRONMENT: "production" }, { main });
const unset = siteForTests({}, { main });
const marking = siteForTests({ ...key, SPAM: "mark" }, { main });
afterAll(() => akismet.close());
beforeEach(() => {
  Object.assign(akismet, { verdict: "false", status: 200 });
  akismet.calls.length = 0;
});

const state = (is: string, of: Site = site) =>
  untilDeliveries(of, { state: is, lease_until: null });

test("Akismet is told the message and from where it came, no phone and no company, and the lead goes out", async () => {
  await site.post("/contact", { ...lead, ...more }, browser);
  await state("delivered");
  expect(akismet.calls).toEqual([
    {
      what: "comment-check",
      fields: {
        ...{ api_key: key.AKISMET_KEY, blog: company.origin },
        ...{ blog_lang: "en", blog_charset: "UTF-8", comment_type: "contact-form" },
        permalink: `${company.origin}/contact`,
        ...{ user_ip: "2001:db8::7", user_agent: "A browser" },
        ...{ comment_author: lead.name, comment_author_email: lead.email },
        comment_content: lead.message,
      },
    },
  ]);
  expect(site.service.arrivals[0]?.headers).not.toHaveProperty("x-spam-flag");
});

test("its yes holds alone, and where the owner only marks, it marks", async () => {
  akismet.verdict = "true\r\n";
  expect((await site.post("/contact", lead)).status).toBe(303);
  await state("quarantined");
  expect(await site.delivery()).toMatchObject({ signs: '["akismet"]', attempts: 0 });
  await site.sweep(MINUTE);
  expect(site.service.arrivals).toEqual([]);
  await marking.post("/contact", lead);
  await untilArrivals(marking, 1);
  expect(marking.service.arrivals[0]?.headers).toMatchObject({
    "x-spam-status": "Yes, tests=akismet",
  });
  // What is tried out teaches it nothing.
  expect(akismet.calls.map(({ fields }) => fields.is_test)).toEqual([undefined, "1"]);
});

test("the visitor is answered while it says nothing, and after three seconds the lead goes out", async () => {
  akismet.verdict = "hang";
  const began = performance.now();
  expect((await site.post("/contact", lead)).status).toBe(303);
  expect(site.logged.join()).not.toContain("akismet_failed");
  await state("delivered");
  const waited = performance.now() - began;
  expect(waited).toBeGreaterThan(2_900);
  expect(waited).toBeLessThan(9_000);
  expect(site.logged.join()).toMatch(/akismet_failed.*"timeout"/);
});

test.each([
  ["500", "true", 500],
  ["a redirect", "true", 302],
  ["a wrong key", "invalid", 200],
  ["a page", "<!doctype html>".repeat(1_000), 200],
  ["nothing", "", 200],
])("an answer that is %s holds nothing", async (_, verdict, status) => {
  Object.assign(akismet, { verdict, status });
  await site.post("/contact", lead);
  await state("delivered");
  expect(await site.delivery()).toMatchObject({ akismet: null, signs: null });
  expect(site.logged.join()).toContain("akismet_failed");
});

test("it is asked once, before the first delivery, and never of a form that is answered by the service", async () => {
  site.service.behaviour = "fail";
  await site.post("/contact", lead);
  await untilArrivals(site, 1);
  await site.sweep(2 * MINUTE);
  await untilArrivals(site, 2);
  site.service.behaviour = "accept";
  expect((await site.post("/support", ticket())).status).toBe(303);
  await site.post("/contact", { form: "newsletter", email: lead.email });
  const guide = { form: "guide", firstName: "Ann", lastName: "Lee", company: "Lee Ltd" };
  await site.post("/services/managed-it-guide", { ...guide, email: lead.email });
  await untilArrivals(site, 4);
  expect(akismet.calls).toHaveLength(1);
});

const corrections = () => akismet.calls.filter(({ what }) => what !== "comment-check");
const judge = (judged: string, is: string) =>
  site.db.exec(`update deliveries set judged = '${judged}', state = '${is}'`);

test("a person's correction is reported with the fields of the question, once, and again when it changes", async () => {
  akismet.verdict = "true";
  await site.post("/contact", lead, browser);
  await state("quarantined");
  await judge("ham", "pending");
  await site.sweep(MINUTE);
  await site.sweep(2 * MINUTE);
  const [asked] = akismet.calls;
  expect(corrections()).toEqual([{ what: "submit-ham", fields: asked?.fields }]);
  expect(site.service.arrivals).toHaveLength(1);
  await judge("spam", "quarantined");
  await site.sweep(3 * MINUTE);
  expect(corrections().map(({ what }) => what)).toEqual(["submit-ham", "submit-spam"]);
});

test("a correction that gets no answer is reported again, one that is refused is not, and the sweep goes on", async () => {
  await site.post("/contact", lead);
  await state("delivered");
  await judge("spam", "quarantined");
  akismet.status = 500;
  await site.sweep(MINUTE);
  Object.assign(akismet, { status: 200, verdict: "invalid" });
  await site.sweep(2 * MINUTE);
  await site.sweep(3 * MINUTE);
  expect(corrections()).toHaveLength(2);
  const failed = site.logged.filter((line) => line.includes("akismet_failed"));
  expect(failed.map((line) => JSON.parse(line).error)).toEqual(["http-500", "refused"]);
});

test("a sweep whose calls went to leads leaves corrections to the next one", async () => {
  await site.post("/contact", lead);
  await state("delivered");
  await judge("spam", "quarantined");
  await addLeads(site.db, 24);
  await site.sweep(MINUTE);
  expect(site.service.arrivals).toHaveLength(25);
  expect(corrections()).toEqual([]);
  await site.sweep(2 * MINUTE);
  expect(corrections()).toHaveLength(1);
});

test("without a key nobody is told anything, also of a correction", async () => {
  await unset.post("/contact", lead);
  await state("delivered", unset);
  await unset.db.exec(
    `update deliveries set judged = 'spam', akismet = '{"said":"ham","ip":"","agent":""}'`,
  );
  await unset.sweep();
  expect(akismet.calls).toEqual([]);
});

test("the legal page says so while the key is set, and only then", async () => {
  const [on, off] = [await site.html("/legal"), await unset.html("/legal")];
  expect(on).toContain("Akismet is a service of Automattic");
  expect(on).not.toContain("We do not store the address with your message.");
  expect(off).toContain("We do not store the address with your message.");
  expect(off).not.toContain("Akismet");
});
