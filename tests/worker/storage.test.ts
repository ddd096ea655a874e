import { describe, expect, test } from "vitest";
import { parseEnv } from "~/config/env.server";
import { deliver } from "~/leads/outbox/deliver.server";
import { siteForTests, untilDeliveries } from "../support/site-for-tests";

const lead = { name: "Ann", email: "ann@example.org", message: "Hello" };

const site = siteForTests();

test("the row and its delivery are written together or not at all", async () => {
  await site.refuseWrites("contact_submissions");
  await site.post("/contact", lead);
  expect(await site.stored()).toEqual({});
  // It was sent directly, and both rows follow: nothing of it is left for the next test.
  await site.takeWrites();
  await untilDeliveries(site, { state: "delivered" });
  expect(await site.stored()).toEqual({ deliveries: 1, contact_submissions: 1 });
});

describe("a filled honeypot", () => {
  const release = "update deliveries set state = 'pending' where state = 'quarantined'";

  test("does not swallow the honest post", async () => {
    await site.post("/contact", { ...lead, reference_line: "x" });
    await site.post("/contact", lead);
    expect(await site.rows("select * from deliveries where state != 'quarantined'")).toHaveLength(
      1,
    );
  });

  test("of the newsletter is no subscription until it is released, and nothing is sent", async () => {
    const subscribers = "select email from subscribers";
    await site.post("/", { form: "newsletter", email: "bot@example.org", reference_line: "x" });
    expect(await site.rows("deliveries")).toMatchObject([{ state: "quarantined" }]);
    expect(await site.rows(subscribers)).toEqual([]);
    await site.post("/", { form: "newsletter", email: "bot@example.org" });
    expect(await site.rows(subscribers)).toEqual([{ email: "bot@example.org" }]);
    await site.post("/", { form: "newsletter", email: "late@example.org", reference_line: "x" });
    await site.db.exec(release);
    await site.sweep(60_000);
    expect(await site.rows(`${subscribers} order by email`)).toEqual([
      { email: "bot@example.org" },
      { email: "late@example.org" },
    ]);
    expect(site.service.arrivals).toEqual([]);
  });

  test("of the newsletter calls nobody when it is released and comes again before the sweep", async () => {
    const fields = { form: "newsletter", email: "late@example.org", reference_line: "x" };
    await site.post("/", fields);
    await site.db.exec(release);
    const [row] = await site.rows("deliveries");
    const env = parseEnv({ DB: site.db, FORM_SERVICE_URL: site.service.url });
    await deliver(env, String(row?.id), { ip: "", agent: "" });
    expect(site.service.arrivals).toEqual([]);
    expect(await site.rows("deliveries")).toMatchObject([{ state: "delivered" }]);
  });
});
