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
import type { Row } from "../support/site";
import { siteForTests, untilDeliveries } from "../support/site-for-tests";

const site = siteForTests();

/** That a failed form names whom to call and email: clients reach support from its own page. */
function expectContact(form: HTMLElement, path: string) {
  const { phone, email } = path === "/support" ? company.support : company;
  const links = part(form, "[id$=-outcome][role=group]").querySelectorAll("a");
  expect(links.map(textOf)).toEqual([phone, email]);
}

const send = ({ form, path, values }: FormCase) => site.post(path, { form, ...postedBy(values) });
const everyForm = formCases.map((one) => [one.form, one] as const);

describe.each(everyForm.filter(([form]) => handlerOf(form).payload))("the %s form", (form, one) => {
  const { payload, table, row } = submissionFor(form, postedBy(one.values));
  const answerFor = (delivery?: Row) => `303 ${one.path}?sent=${form}&ref=${referenceOf(delivery)}`;

  test("stores its row, sends its payload and is answered 303", async () => {
    const { status, headers } = await send(one);
    await untilDeliveries(site, { state: "delivered" });
    const delivery = await site.delivery();
    expect(`${status} ${headers.get("Location")}`).toBe(answerFor(delivery));
    expect(delivery).toMatchObject({ form, page: one.path, attempts: 1 });
    const [arrival, ...others] = site.service.arrivals;
    expect([arrival?.body, others]).toEqual([payload, []]);
    expect(arrival).toMatchObject({
      idempotencyKey: delivery?.id,
      signed: "not signed",
      headers: { "content-type": "application/json", accept: "application/json" },
    });
    expect(arrival?.headers).not.toHaveProperty("authorization");
    if (table) expect(await site.rows(table)).toMatchObject([{ id: delivery?.id, ...row }]);
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
    await eventually(async () => {
      const delivery = await site.delivery();
      // On a machine short of time the first attempt may be cut off; the sweep makes the next.
      if (delivery?.state === "pending" && delivery.last_error) await site.sweep(60_000);
      expect(delivery).toMatchObject({ state: "delivered" });
    }, 150_000);
    const delivery = await site.delivery();
    // Or D1 takes too long to store it, and it is sent directly. Each of these has its one key.
    const isSlow = Number(delivery?.attempts) > 1 || site.logged.join().includes("store_timeout");
    expect(isSlow ? new Set(site.keys()).size : site.keys().length).toBe(1);
    expect([...new Set(said)]).toEqual([answerFor(delivery)]);
    expect(await site.stored()).toEqual({ deliveries: 1, ...(table && { [table]: 1 }) });
  });
});

test.each(everyForm)(
  "with the service answering 500, the %s form fails where only its word counts, and then waits for the sweep",
  async (form, one) => {
    site.service.behaviour = "fail";
    const response = await send(one);
    if (!one.succeedsOnService) return expect(response.status).toBe(303);
    expect(response.status).toBe(502);
    const html = formIn(await response.text(), form);
    expect(textOf(html)).toContain(one.failure.text);
    expectContact(html, one.path);
    const delivery = await site.delivery();
    expect(delivery).toMatchObject({ state: "pending", attempts: 1, last_error: "http-500" });
    expect(textOf(html)).toContain(`Your reference: ${shownReference(delivery)}`);
    // The same visitor's second try is the same submission: it does not bypass the wait.
    expect((await send(one)).status).toBe(502);
    expect(await site.rows("deliveries")).toEqual([delivery]);
    expect(site.service.arrivals).toHaveLength(1);
    site.service.behaviour = "accept";
    await site.sweep(61_000);
    expect((await send(one)).status).toBe(303);
    expect(await site.delivery()).toMatchObject({ state: "delivered", attempts: 2 });
  },
);

describe.each(everyForm)("the %s form without a script", (form, one) => {
  const rules = rulesOf(form);
  const messages = Object.fromEntries(rules.map(({ field, message }) => [field, message]));
  const posted = (which: "below" | "least") =>
    Object.fromEntries(rules.map((rule) => [rule.field, rule[which]]));

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
    expect(await site.stored()).toEqual({});
    expect(site.service.arrivals).toEqual([]);
  });

  test("at each minimum is taken", async () => {
    const { status, headers } = await site.post(one.path, { form, ...posted("least") });
    expect(status).toBe(303);
    expect(headers.get("Location")).toContain(`${one.path}?sent=${form}&ref=`);
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
    for (const said of [one.failure.title, one.failure.text, "Your reference: "])
      expect(textOf(outcome)).toContain(said);
    expect(valuesIn(html)).toEqual(postedBy(one.values));
  });
});

test("beside every form but the newsletter stands when a person replies", async () => {
  const sooner: Record<string, string> = {
    guide: "download starts right away",
    support: "15-30 minutes, at any hour",
  };
  for (const { form, path } of formCases.filter((one) => !isNewsletter(one.form))) {
    const text = textOf(formIn(await site.html(path), form));
    const promised = sooner[form] ?? "within one business day";
    // Without the joiners that hold a range together.
    expect(text.replaceAll("\u2060", ""), form).toContain(promised);
  }
});

test("the urgency of a ticket is medium at first", async () => {
  const html = await site.html("/support");
  expect(valuesIn(formIn(html, "support"))).toEqual({ urgency: "medium" });
});

test("the newsletter's form on the page of an unknown address goes to home", async () => {
  const form = formIn(await site.html("/nope"), "newsletter");
  expect(form.getAttribute("action")).toBe("/#newsletter-outcome");
});

test("the guide's notice has the browser ask for the guide after a second, or shows it in the tab", async () => {
  const page = await fetch(`${site.url}/services/managed-it-guide?sent=guide`);
  expect(page.headers.get("Refresh")).toBe("1;url=/guides/managed-it-services-guide.html");
  const plain = await fetch(`${site.url}/services/managed-it-guide`);
  expect(plain.headers.get("Refresh")).toBeNull();
  // Browsers inside other apps save no file.
  expect(await page.text()).toContain(
    '<a href="/guides/read/managed-it-services-guide.html" class="py-2 underline">Read It Here</a>',
  );
});
