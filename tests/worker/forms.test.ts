import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { site as company } from "~/config/site";
import { handlerOf, postedBy, submissionFor } from "../support/declared";
import { eventually } from "../support/eventually";
import { type FormCase, formCases, isNewsletter, rulesOf, tableOf } from "../support/form-cases";
import {
  faultsIn,
  formIn,
  part,
  referenceOf,
  shownReference,
  textOf,
  valuesIn,
} from "../support/html";
import { siteForTests, untilDeliveries } from "../support/site-for-tests";

const site = siteForTests();

/** That a failed form names whom to call and email: clients reach support from its own page. */
function expectContact(form: HTMLElement, path: string) {
  const { phone, email } = path === "/support" ? company.support : company;
  const links = part(form, "[id$=-outcome][role=group]").querySelectorAll("a");
  expect(links.map(textOf)).toEqual([phone, email]);
}

const fieldsOf = ({ form, values }: FormCase) => ({ form, ...postedBy(values) });
const send = (one: FormCase, more: Record<string, string | string[]> = {}) =>
  site.post(one.path, { ...fieldsOf(one), ...more });
const everyForm = formCases.map((one) => [one.form, one] as const);

describe.each(everyForm.filter(([form]) => handlerOf(form).payload))("the %s form", (form, one) => {
  const { payload, table, row } = submissionFor(form, postedBy(one.values));

  test("stores its row, sends its payload and is answered 303", async () => {
    const response = await send(one);
    await untilDeliveries(site, { state: "delivered" });
    expect(site.service.arrivals.map(({ body }) => body)).toEqual([payload]);
    const [delivery] = await site.rows("deliveries");
    expect(delivery).toMatchObject({ form, page: one.path, attempts: 1 });
    expect(site.service.arrivals).toMatchObject([
      {
        idempotencyKey: delivery?.id,
        signed: "not signed",
        headers: { "content-type": "application/json", accept: "application/json" },
      },
    ]);
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      `${one.path}?sent=${form}&ref=${referenceOf(delivery)}`,
    ]);
    if (table) expect(await site.rows(table)).toMatchObject([{ id: delivery?.id, ...row }]);
    expect(site.service.arrivals[0]?.headers).not.toHaveProperty("authorization");
  });

  test("with the service answering 500, fails where only its word counts, and then waits for the sweep", async () => {
    site.service.behaviour = "fail";
    const response = await send(one);
    if (!one.succeedsOnService) return expect(response.status).toBe(303);
    expect(response.status).toBe(502);
    const html = formIn(await response.text(), form);
    expect(textOf(html)).toContain(one.failure.text);
    expectContact(html, one.path);
    const [delivery] = await site.rows("deliveries");
    expect(delivery).toMatchObject({ state: "pending", attempts: 1, last_error: "http-500" });
    expect(textOf(html)).toContain(`Your reference: ${shownReference(delivery)}`);
    // The same visitor's second try is the same submission: it does not bypass the wait.
    expect((await send(one)).status).toBe(502);
    expect(await site.rows("deliveries")).toEqual([delivery]);
    expect(site.service.arrivals).toHaveLength(1);
    site.service.behaviour = "accept";
    await site.sweep(61_000);
    expect((await send(one)).status).toBe(303);
    expect(await site.rows("deliveries")).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  test("with D1 refusing, is sent directly and the row follows", async () => {
    await site.refuseWrites();
    expect((await send(one)).status).toBe(303);
    expect(site.service.arrivals.map(({ body }) => body)).toEqual([payload]);
    await site.takeWrites();
    await untilDeliveries(site, { state: "delivered" });
  });

  test("ten identical posts at once, and fifty of the contact form, are one row, one delivery and one answer", async () => {
    site.service.delay = 200;
    const count = form === "contact" ? 50 : 10;
    const responses = await Promise.all(Array.from({ length: count }, () => send(one)));
    const said = responses.map(({ status, headers }) => `${status} ${headers.get("Location")}`);
    const attempts = await eventually(async () => {
      const [delivery] = await site.rows("deliveries");
      // On a machine short of time the first attempt may be cut off; the sweep makes the next.
      if (delivery?.state === "pending" && delivery.last_error) await site.sweep(60_000);
      expect(delivery).toMatchObject({ state: "delivered" });
      return Number(delivery?.attempts);
    }, 150_000);
    // Or D1 takes too long to store it, and it is sent directly. Each of these has its one key.
    const keys = site.service.arrivals.map(({ idempotencyKey }) => idempotencyKey);
    const slow = attempts > 1 || site.logged.join().includes("store_timeout");
    expect(slow ? new Set(keys).size : keys.length).toBe(1);
    const [delivery] = await site.rows("deliveries");
    expect([...new Set(said)]).toEqual([
      `303 ${one.path}?sent=${form}&ref=${referenceOf(delivery)}`,
    ]);
    expect(await site.stored()).toEqual({ deliveries: 1, ...(table && { [table]: 1 }) });
  });
});

describe.each(everyForm)("the %s form without a script", (form, one) => {
  const rules = rulesOf(form);
  const messages = Object.fromEntries(rules.map(({ field, message }) => [field, message]));
  const posted = (which: "below" | "least") =>
    Object.fromEntries(rules.map((rule) => [rule.field, rule[which]]));
  const nothingKept = async () => {
    expect(await site.stored()).toEqual({});
    expect(site.service.arrivals).toEqual([]);
  };

  test.each([
    ["empty", {}],
    ["one below each minimum", posted("below")],
  ])("%s is refused, field by field and in one summary, with what was typed", async (_, typed) => {
    const response = await site.post(one.path, { form, ...typed });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(textOf(part(html, "title"))).toMatch(/^Error: /);
    const summary = part(formIn(html, form), "[id$=-outcome][role=group]");
    expect(textOf(part(summary, "h2, h3"))).toBe(
      isNewsletter(form) ? "Invalid email" : "There is a problem",
    );
    expect(summary.querySelectorAll("a").map(textOf)).toEqual(Object.values(messages));
    const faults = faultsIn(formIn(html, form));
    expect(Object.keys(faults)).toEqual(Object.keys(messages));
    for (const [field, message] of Object.entries(messages)) {
      expect(faults[field]).toContain(message);
    }
    const { urgency, termsAccepted, ...text } = typed as Record<string, string>;
    const shown = Object.entries(text).filter(([, value]) => value.trim());
    expect(valuesIn(formIn(html, form))).toMatchObject(Object.fromEntries(shown));
    await nothingKept();
  });

  test("at each minimum is taken", async () => {
    const response = await site.post(one.path, { form, ...posted("least") });
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^${one.path}\\?sent=${form}&ref=`)),
    ]);
  });

  test("refused everywhere, says so in the specification's words with phone and email, and keeps every value", async () => {
    await site.refuseWrites(tableOf(form));
    site.service.behaviour = "fail";
    const response = await send(one);
    expect(response.status).toBe(503);
    const html = formIn(await response.text(), form);
    const outcome = part(html, "[id$=-outcome][role=group]");
    part(outcome, "a[href^='tel:+1']");
    part(outcome, "a[href^='mailto:']");
    expectContact(html, one.path);
    const alert = textOf(outcome);
    expect(alert).toContain(one.failure.title);
    expect(alert).toContain(one.failure.text);
    expect(alert).toContain("Your reference: ");
    expect(valuesIn(html)).toEqual(postedBy(one.values));
  });
});

test("beside every form but the newsletter stands when a person replies", async () => {
  const sooner: Record<string, string> = {
    guide: "download starts right away",
    support: "15-30 minutes, at any hour",
  };
  for (const { form, path } of formCases.filter((one) => !isNewsletter(one.form))) {
    const text = textOf(formIn(await (await fetch(`${site.url}${path}`)).text(), form));
    // Without the joiners that hold a range together.
    expect(text.replaceAll("\u2060", ""), form).toContain(
      sooner[form] ?? "within one business day",
    );
  }
});

test("the urgency of a ticket is medium at first", async () => {
  const html = await (await fetch(`${site.url}/support`)).text();
  expect(valuesIn(formIn(html, "support"))).toEqual({ urgency: "medium" });
});

describe("the newsletter", () => {
  test("from the page of an unknown address goes to home, and nothing posted to that address is taken", async () => {
    const html = await (await fetch(`${site.url}/nope`)).text();
    expect(formIn(html, "newsletter").getAttribute("action")).toBe("/#newsletter-outcome");
    const response = await site.post("/nope", { form: "newsletter", email: "zoe@example.org" });
    expect(response.status).toBe(404);
    expect(await site.stored()).toEqual({});
  });

  test("the blog's block is the same form under its own name", async () => {
    const response = await site.post("/blog", { form: "blog-newsletter", email: "a@b.co" });
    expect(response.headers.get("Location")).toMatch(/^\/blog\?sent=blog-newsletter&ref=/);
    expect(await site.stored()).toEqual({ deliveries: 1, newsletter_subscriptions: 1 });
  });
});

test("the guide's notice has the browser ask for the guide after a second, and it comes as a file to keep", async () => {
  const page = await fetch(`${site.url}/services/managed-it-guide?sent=guide`);
  expect(page.headers.get("Refresh")).toBe("1;url=/guides/managed-it-services-guide.html");
  const plain = await fetch(`${site.url}/services/managed-it-guide`);
  expect(plain.headers.get("Refresh")).toBeNull();
  const guide = await fetch(`${site.url}/guides/managed-it-services-guide.html`);
  expect(guide.status).toBe(200);
  expect(guide.headers.get("Content-Disposition")).toMatch(/^attachment/);
  // Browsers inside other apps save no file.
  expect(await page.text()).toContain(
    '<a href="/guides/read/managed-it-services-guide.html" class="py-2 underline">Read It Here</a>',
  );
});
