import { describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { identify } from "~/leads/outbox/identity.server";
import { madeOf } from "../support/declared";
import { eventually } from "../support/eventually";
import { faultsIn, formIn, part, referenceOf, textOf, titleOf, valuesIn } from "../support/html";
import { encode } from "../support/site";
import { siteForTests } from "../support/site-for-tests";

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

const delivered = () =>
  eventually(async () =>
    expect(await site.rows("deliveries")).toMatchObject([{ state: "delivered" }]),
  );

describe("a valid contact submission", () => {
  test("is taken on the home page, and returns the visitor to it", async () => {
    const answer = await site.post("/", { form: "contact", ...lead });
    await delivered();
    const [row] = await site.rows("contact_submissions");
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/?sent=contact&ref=${referenceOf(row)}`,
    ]);
  });

  test("needs neither the hidden form field nor the optional ones", async () => {
    const { name, email, message } = lead;
    const least = { name, email, message };
    expect((await site.post("/contact", least)).status).toBe(303);
    await arrived(1);
    const { payload, row } = madeOf("contact", least);
    expect(site.service.arrivals[0]?.body).toEqual(payload);
    expect(await site.rows("contact_submissions")).toMatchObject([row]);
  });

  test("is answered before a service of five seconds has answered", async () => {
    site.service.delay = 5000;
    const answer = await site.post("/contact", lead);
    expect(answer.status).toBe(303);
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

  test("is taken with a Referer that is no address", async () => {
    const { status } = await site.post("/contact", lead, { Referer: "nonsense" });
    expect(status).toBe(303);
    await delivered();
  });

  test("keeps where the visit began only as a path of this site and the host of another", async () => {
    const { host } = new URL(site.url);
    const posted = [
      { first_page: "/services/voip", referrer: "search.example" },
      { first_page: "//evil.example/", referrer: "javascript:alert(1)" },
      { first_page: "javascript:alert(1)", referrer: host },
      { first_page: "/", referrer: "search.example:8443" },
    ];
    for (const [at, given] of posted.entries()) {
      const campaign = new URLSearchParams(given).toString();
      await site.post("/contact", { ...lead, message: `Message ${at}`, campaign });
    }
    await arrived(posted.length);
    const kept = (await site.rows("deliveries")).map(({ campaign }) => campaign);
    const began = { first_page: "/services/voip", referrer: "search.example" };
    const elsewhere = { first_page: "/", referrer: "search.example:8443" };
    expect(kept).toEqual([JSON.stringify(began), null, null, JSON.stringify(elsewhere)]);
  });

  test("cuts a campaign value between characters, and drops one that no form would take", async () => {
    const rest = { utm_medium: "a\u001b[2J", utm_term: "a\u202eb", utm_content: "a\nb" };
    const query = new URLSearchParams({ utm_source: `${"x".repeat(99)}😀y`, ...rest });
    await site.post("/contact", lead, { Referer: `${site.url}/contact?${query}` });
    await site.post("/contact", { ...lead, message: "Again", campaign: "utm_source=a%FFb" });
    await arrived(2);
    const campaigns = (await site.rows("deliveries")).map(({ campaign }) => campaign);
    expect(campaigns).toEqual([JSON.stringify({ utm_source: `${"x".repeat(99)}😀` }), null]);
  });
});

describe("duplicates", () => {
  test("fifty identical posts at once are one row, one delivery, fifty identical answers", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => site.post("/contact", lead)),
    );
    const said = answers.map(({ status, headers }) => `${status} ${headers.get("Location")}`);
    // What a loaded machine did not send at once, or not in time, is the sweep's a minute later.
    await eventually(async () => {
      await site.sweep();
      expect(await site.rows("deliveries")).toMatchObject([{ state: "delivered" }]);
    }, 150_000);
    const [delivery] = await site.rows("deliveries");
    const reference = referenceOf(delivery);
    expect(new Set(said)).toEqual(new Set([`303 /contact?sent=contact&ref=${reference}`]));
    expect(await site.rows("contact_submissions")).toHaveLength(1);
    expect(site.service.arrivals.length).toBeLessThanOrEqual(Number(delivery?.attempts));
  });

  test("other content from the same person is another submission", async () => {
    await site.post("/contact", lead);
    await site.post("/contact", { ...lead, message: "And one more thing." });
    expect(await site.rows("contact_submissions")).toHaveLength(2);
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
  const { values } = madeOf("contact", lead);
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
    expect(await site.rows("contact_submissions")).toHaveLength(count);
    expect(await site.rows("deliveries")).toHaveLength(count);
  });

  test("the duplicate written by a worker whose clock is past midnight is the same submission", async () => {
    await site.post("/contact", lead);
    await delivered();
    await backdate(0, (await identity(Date.now() + day)).id);
    const answer = await site.post("/contact", lead);
    expect(await site.rows("deliveries")).toHaveLength(1);
    expect(await site.rows("contact_submissions")).toHaveLength(1);
    const [delivery] = await site.rows("deliveries");
    expect(answer.headers.get("Location")).toContain(`ref=${referenceOf(delivery)}`);
    expect(site.service.arrivals).toHaveLength(1);
  });
});

describe("faulty input", () => {
  test("is answered 422 with every value and message, and nothing is kept", async () => {
    const answer = await site.post("/contact", {
      ...lead,
      name: " ",
      email: "zoe@",
      message: "",
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(titleOf(html)).toMatch(/^Error: /);
    const form = formIn(html, "contact");
    for (const message of [
      "Please enter your name.",
      "Please enter a valid email address.",
      "Please enter a message.",
    ]) {
      expect(textOf(part(form, "[id$=-outcome]"))).toContain(message);
      expect(Object.values(faultsIn(form)).join()).toContain(message);
    }
    const { name: _, message: __, ...kept } = lead;
    expect(valuesIn(form)).toMatchObject({ ...kept, email: "zoe@" });
    expect(await site.rows("deliveries")).toEqual([]);
    expect(await site.rows("contact_submissions")).toEqual([]);
  });

  test.each([
    ["a control character", encode({ ...lead, message: "a\u0000b" })],
    ["bytes that are no UTF-8", "name=%ff%fe&email=a@b.co&message=hello"],
  ])("%s is refused at its field", async (_, body) => {
    const answer = await site.post("/contact", new URLSearchParams(), {});
    expect(answer.status).toBe(422);
    const refused = await fetch(`${site.url}/contact`, {
      method: "POST",
      body: String(body),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("a character that we can’t store");
    expect(await site.rows("deliveries")).toEqual([]);
  });
});
