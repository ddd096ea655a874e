import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Row, type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const person = { name: "Zoë Brandt", email: "zoe@example.org", phone: "+1 (317) 555-0110" };

interface Case {
  form: string;
  path: string;
  fields: Record<string, string | string[]>;
  payload: Row;
  table?: string;
  row?: Row;
  failure: string;
}

/** What specification 7 says each form sends and stores. */
const cases: Case[] = [
  {
    form: "guide",
    path: "/services/managed-it-guide",
    fields: { firstName: "Zoë", lastName: "Brandt", email: person.email, company: "Søn" },
    payload: {
      firstName: "Zoë",
      lastName: "Brandt",
      email: person.email,
      company: "Søn",
      phone: "",
      subject: "Lead Magnet Download Request",
      form: "IT Services Guide Download",
    },
    table: "leadmagnet_submissions",
    row: {
      first_name: "Zoë",
      last_name: "Brandt",
      email: person.email,
      company: "Søn",
      phone: null,
    },
    failure: "Something went wrong",
  },
  {
    form: "meeting",
    path: "/services/managed-it-guide",
    fields: { ...person, message: "" },
    payload: {
      ...person,
      message: "",
      subject: "Meeting Request for Managed IT Services",
      form: "Meeting Request",
    },
    table: "meeting_submissions",
    row: { ...person, message: null },
    failure: "Something went wrong",
  },
  {
    form: "partnership",
    path: "/presence-partnership",
    fields: { ...person, companyName: "Søn", message: "Forty seats" },
    payload: {
      ...person,
      companyName: "Søn",
      message: "Forty seats",
      subject: "Presence Partnership Inquiry",
      form: "Partnership Inquiry",
    },
    table: "partnership_inquiries",
    row: { ...person, company_name: "Søn", message: "Forty seats" },
    failure: "Your partnership inquiry couldn't be submitted. Please try again.",
  },
  {
    form: "location-contact",
    path: "/locations/carmel",
    fields: { ...person, message: "Hello" },
    payload: { ...person, company: "", message: "Hello", employeeCount: "", services: [] },
    table: "contact_submissions",
    row: { ...person, company: null, message: "Hello", employee_count: null },
    failure: "Form submission failed",
  },
  {
    form: "procurement",
    path: "/services/line-card",
    fields: { ...person, company: "Søn", message: "", interests: ["Neat", "Palo Alto"] },
    payload: { ...person, company: "Søn", message: "", interests: "Neat, Palo Alto" },
    failure: "Something went wrong",
  },
  {
    form: "support",
    path: "/support",
    fields: {
      ...person,
      company: "Søn",
      subject: "Printer",
      message: "It hums and prints nothing.",
      urgency: "high",
      termsAccepted: "on",
    },
    payload: {
      ...person,
      company: "Søn",
      subject: "Printer",
      message: "It hums and prints nothing.",
      urgency: "high",
      termsAccepted: true,
    },
    failure: "Error submitting form",
  },
];

const succeedsOnService = (one: Case) => one.table === undefined;
const send = (one: Case, headers?: Record<string, string>) =>
  site.post(one.path, { form: one.form, ...one.fields }, headers);
const refuseWrites = () =>
  site.db.exec(
    "create trigger refuse before insert on deliveries begin select raise(abort, 'no'); end",
  );
const typed = (one: Case) => String(one.fields.email);

describe.each(cases.map((one) => [one.form, one] as const))("the %s form", (_, one) => {
  test("stores exactly its row and sends exactly its payload", async () => {
    const answer = await send(one);
    await vi.waitFor(
      async () => expect(await site.rows("deliveries")).toMatchObject([{ state: "delivered" }]),
      { timeout: 5000 },
    );
    expect(site.service.arrivals.map(({ body }) => body)).toEqual([one.payload]);
    const [delivery] = await site.rows("deliveries");
    expect(delivery).toMatchObject({ form: one.form, page: one.path });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `${one.path}?sent=${one.form}&ref=${String(delivery?.id).slice(0, 8)}`,
    ]);
    if (one.table) {
      expect(await site.rows(one.table)).toMatchObject([{ id: delivery?.id, ...one.row }]);
    }
  });

  test("an empty post is 422, nothing stored, nothing sent", async () => {
    const answer = await site.post(one.path, { form: one.form });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("There is a problem");
    expect(await site.rows("deliveries")).toEqual([]);
    expect(site.service.arrivals).toEqual([]);
  });

  test("with the service answering 500", async () => {
    site.service.behaviour = "fail";
    const answer = await send(one);
    if (!succeedsOnService(one)) {
      expect(answer.status).toBe(303);
    } else {
      expect(answer.status).toBe(502);
      const html = await answer.text();
      expect(html).toContain(one.failure.replaceAll("'", "&#x27;"));
      expect(html).toContain(`value="${typed(one)}"`);
      const [kept] = await site.rows("deliveries");
      expect(kept).toMatchObject({ state: "pending", attempts: 1, last_error: "http-500" });
      expect(html).toContain(String(kept?.id).slice(0, 8));
      // The same visitor's second try is the same submission: it does not bypass the wait.
      expect((await send(one)).status).toBe(502);
      expect(await site.rows("deliveries")).toEqual([kept]);
      expect(site.service.arrivals).toHaveLength(1);
      site.service.behaviour = "accept";
      await site.sweep(61_000);
      expect((await send(one)).status).toBe(303);
      expect(await site.rows("deliveries")).toMatchObject([{ state: "delivered", attempts: 2 }]);
    }
  });

  test("with D1 refusing, and then with both refusing", async () => {
    await refuseWrites();
    expect((await send(one)).status).toBe(303);
    expect(site.service.arrivals.map(({ body }) => body)).toEqual([one.payload]);
    await site.db.exec("drop trigger refuse");
    await vi.waitFor(
      async () => expect(await site.rows("deliveries")).toMatchObject([{ state: "delivered" }]),
      { timeout: 10_000 },
    );
    await site.reset();
    await refuseWrites();
    site.service.behaviour = "fail";
    const answer = await send(one);
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain(one.failure.replaceAll("'", "&#x27;"));
    expect(html).toContain("Your reference: ");
    expect(html).toContain(`value="${typed(one)}"`);
  });

  test("ten identical posts at once are one row and one delivery", async () => {
    site.service.delay = 200;
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    await vi.waitFor(() => expect(site.service.arrivals).toHaveLength(1), { timeout: 5000 });
    expect(await site.rows("deliveries")).toHaveLength(1);
    if (one.table) expect(await site.rows(one.table)).toHaveLength(1);
  });
});

describe("the newsletter", () => {
  test.each(["/", "/contact", "/about", "/blog", "/legal"])(
    "is taken on %s, kept in its table, and returns the visitor to the page",
    async (path) => {
      const fields = { form: "newsletter", email: "zoe@example.org" };
      const answer = await site.post(path, fields);
      expect(answer.headers.get("Location")).toMatch(
        new RegExp(`^${path}\\?sent=newsletter&ref=[0-9a-f]{8}$`),
      );
      await site.post(path, fields);
      await site.sweep(60_000);
      expect(await site.rows("newsletter_subscriptions")).toMatchObject([
        { email: "zoe@example.org", page: path },
      ]);
      expect(await site.rows("deliveries")).toMatchObject([
        { form: "newsletter", state: "delivered", sends: 0, attempts: 0, page: path },
      ]);
      expect(site.service.arrivals).toEqual([]);
    },
  );

  test("from the page of an unknown address goes to home, and nothing posted to that address is taken", async () => {
    const html = await (await fetch(`${site.url}/nope`)).text();
    expect(html).toMatch(/<form[^>]* action="\/#newsletter-outcome"/);
    const answer = await site.post("/nope", { form: "newsletter", email: "zoe@example.org" });
    expect(answer.status).toBe(404);
    expect(await site.rows("newsletter_subscriptions")).toEqual([]);
  });

  test("the blog's block is the same form under its own name", async () => {
    const answer = await site.post("/blog", { form: "blog-newsletter", email: "a@b.co" });
    expect(answer.headers.get("Location")).toMatch(/^\/blog\?sent=blog-newsletter&ref=/);
    expect(await site.rows("newsletter_subscriptions")).toHaveLength(1);
  });
});

test("the guide downloads by itself a second after its notice", async () => {
  const page = await fetch(`${site.url}/services/managed-it-guide?sent=guide`);
  expect(page.headers.get("Refresh")).toBe("1;url=/guides/managed-it-services-guide.html");
  const plain = await fetch(`${site.url}/services/managed-it-guide`);
  expect(plain.headers.get("Refresh")).toBeNull();
  const guide = await fetch(`${site.url}/guides/managed-it-services-guide.html`);
  expect(guide.status).toBe(200);
  expect(guide.headers.get("Content-Disposition")).toMatch(/^attachment/);
});
