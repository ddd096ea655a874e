import { describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { identify } from "~/leads/outbox/identity.server";
import { submissionFor } from "../support/declared";
import { eventually } from "../support/eventually";
import { referenceOf } from "../support/html";
import { siteForTests, untilDeliveries } from "../support/site-for-tests";

const site = siteForTests();

const lead = {
  name: "Zoë Brandt",
  email: "zoe@example.org",
  company: "Brandt & Søn",
  phone: "+1 (317) 555-0110",
  message: "Line one\nLine two — “quoted” <b>&amp;",
  employeeCount: "51-200",
  services: ["managedIT", "voip"],
};

const arrived = (count: number) =>
  eventually(() => expect(site.service.arrivals).toHaveLength(count));

const delivered = () => untilDeliveries(site, { state: "delivered" });

describe("a valid contact submission", () => {
  test("needs neither the hidden form field nor the optional ones", async () => {
    const { name, email, message } = lead;
    const least = { name, email, message };
    expect((await site.post("/contact", least)).status).toBe(303);
    await arrived(1);
    const { payload, row } = submissionFor("contact", least);
    expect(site.service.arrivals[0]?.body).toEqual(payload);
    expect(await site.rows("contact_submissions")).toMatchObject([row]);
  });

  test("is answered before a service of five seconds has answered", async () => {
    site.service.delay = 5000;
    const response = await site.post("/contact", lead);
    expect(response.status).toBe(303);
    // The service has not answered: nothing has arrived that the visitor could have waited for.
    expect(site.service.arrivals).toHaveLength(0);
    expect(await site.rows("deliveries")).toMatchObject([{ state: "pending", attempts: 1 }]);
    await eventually(() => expect(site.service.arrivals).toHaveLength(1));
    await delivered();
  });

  test("keeps the campaign of the page it came from, and sends none of it", async () => {
    await site.post("/contact", lead, {
      Referer: `${site.url}/contact?utm_source=news&utm_medium=mail&email=zoe@example.org`,
    });
    await arrived(1);
    const [delivery] = await site.rows("deliveries");
    expect(JSON.parse(String(delivery?.campaign))).toEqual({
      utm_source: "news",
      utm_medium: "mail",
    });
    expect(JSON.stringify(site.service.arrivals)).not.toContain("utm");
  });
});

describe("duplicates", () => {
  test("other content from the same person is another submission", async () => {
    await site.post("/contact", lead);
    await site.post("/contact", { ...lead, message: "And one more thing." });
    expect(await site.stored()).toEqual({ deliveries: 2, contact_submissions: 2 });
    // What a loaded machine did not send at once is the sweep's.
    await site.sweep();
    await arrived(2);
  });

  /** Makes the one submission there is look as if it had been sent that many hours ago. */
  const backdate = async (hours: number, id: string) => {
    const then = new Date(Date.now() - hours * 3_600_000).toISOString();
    await site.db.prepare("update deliveries set id = ?, created_at = ?").bind(id, then).run();
    await site.db.prepare("update contact_submissions set id = ?").bind(id).run();
  };
  const day = 86_400_000;
  const secret = String(readConfig({ config: "wrangler.toml" }).vars.REFERENCE_SECRET);
  const { values } = submissionFor("contact", lead);
  const identity = (now: number) => identify(secret, ["contact", values], false, new Date(now));

  test("the id is derived from what was typed", async () => {
    await site.post("/contact", lead);
    const [row] = await site.rows("contact_submissions");
    expect(row?.id).toBe((await identity(Date.now())).id);
  });

  test.each([
    [23, 1],
    [25, 2],
  ])("the same content %i hours later is %i submission(s)", async (hours, count) => {
    await site.post("/contact", lead);
    await delivered();
    await backdate(hours, (await identity(Date.now() - day)).id);
    await site.post("/contact", lead);
    expect(await site.stored()).toEqual({ deliveries: count, contact_submissions: count });
  });

  test("the duplicate written by a worker whose clock is past midnight is the same submission", async () => {
    await site.post("/contact", lead);
    await delivered();
    await backdate(0, (await identity(Date.now() + day)).id);
    const response = await site.post("/contact", lead);
    expect(await site.stored()).toEqual({ deliveries: 1, contact_submissions: 1 });
    const [delivery] = await site.rows("deliveries");
    expect(response.headers.get("Location")).toContain(`ref=${referenceOf(delivery)}`);
    expect(site.service.arrivals).toHaveLength(1);
  });
});
