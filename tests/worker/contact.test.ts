import { expect, test } from "vitest";
import { submissionFor } from "../support/declared";
import { lead } from "../support/leads";
import { siteForTests, untilArrivals, untilDeliveries } from "../support/site-for-tests";

const site = siteForTests();

test("a contact submission needs neither the hidden form field nor the optional ones", async () => {
  expect((await site.post("/contact", lead)).status).toBe(303);
  await untilArrivals(site, 1);
  const { payload, row } = submissionFor("contact", lead);
  expect(site.service.arrivals[0]?.body).toEqual(payload);
  expect(await site.rows("contact_submissions")).toMatchObject([row]);
});

test("it is answered before a service of five seconds has answered", async () => {
  site.service.delay = 5000;
  expect((await site.post("/contact", lead)).status).toBe(303);
  // The service has not answered: nothing has arrived that the visitor could have waited for.
  expect(site.service.arrivals).toHaveLength(0);
  expect(await site.delivery()).toMatchObject({ state: "pending", attempts: 1 });
  await untilDeliveries(site, { state: "delivered" });
});

test("it keeps the campaign of the page it came from, and sends none of it", async () => {
  await site.post("/contact", lead, {
    Referer: `${site.url}/contact?utm_source=news&utm_medium=mail&email=zoe@example.org`,
  });
  await untilArrivals(site, 1);
  const { campaign } = (await site.delivery()) ?? {};
  expect(JSON.parse(String(campaign))).toEqual({ utm_source: "news", utm_medium: "mail" });
  expect(JSON.stringify(site.service.arrivals)).not.toContain("utm");
});
