import { beforeAll, describe, expect, test } from "vitest";
import { allHandlers } from "~/forms/all";
import { labelOf } from "~/forms/kinds";
import { find } from "../../scripts/leads/find.ts";
import { identifiedBy } from "../../scripts/leads/match.ts";
import { deleteLeads } from "../../scripts/leads/statements.ts";
import { sampleOf } from "../support/declared";
import { eventually } from "../support/eventually";
import { every, formIn, part, textOf } from "../support/html";
import { runSqlOn } from "../support/operators-database";
import { pagesForTests, siteForTests, untilDeliveries } from "../support/site-for-tests";

const site = siteForTests();
/** The first page of each form. */
const pages: Record<string, string> = {};
const parsed = pagesForTests(site);
beforeAll(() => {
  for (const [path, page] of parsed) {
    for (const id of every(page, "form[id^=lead-]", "id")) pages[id.slice("lead-".length)] ??= path;
  }
});

async function send(form: string, more: Record<string, string> = {}) {
  const fields = { form, ...sampleOf(form), ...more };
  expect((await site.post(String(pages[form]), fields)).status, form).toBe(303);
}

test("each form's honeypot is hidden from readers and keys, and tells password managers to leave it alone", async () => {
  for (const [id, path] of Object.entries(pages)) {
    const form = formIn(await site.html(path), id);
    expect(part(form, "[aria-hidden=true] [name=reference_line]").attributes).toMatchObject({
      tabindex: "-1",
      ...{ "data-1p-ignore": "true", "data-lpignore": "true", "data-bwignore": "true" },
      "data-form-type": "other",
    });
  }
});

test("every form that is declared is in the list, and every form of the list has a page", () => {
  const modules = import.meta.glob<Record<string, unknown>>("../../app/forms/*.ts", {
    eager: true,
  });
  const declared = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((one) => (one && typeof one === "object" ? [one] : []));
  const forms = declared.filter((one) => "button" in one && "fields" in one);
  const leads = declared.filter((one) => "form" in one && "title" in one);
  expect(new Set(leads)).toEqual(new Set(allHandlers));
  expect(new Set(allHandlers.map(({ form }) => form))).toEqual(new Set(forms));
  expect(Object.keys(pages).sort()).toEqual(allHandlers.map(({ form }) => form.id).sort());
});

describe.each(allHandlers.map((handler) => [handler.form.id, handler] as const))(
  "%s",
  (id, handler) => {
    test("is stored, listed for the operators, and forgotten", async () => {
      await send(id);
      await untilDeliveries(site, { form: id, state: "delivered" });
      expect(await site.rows("select * from leads")).toMatchObject([
        { form: id, state: "delivered", page: pages[id] },
      ]);
      expect(site.service.arrivals).toHaveLength(handler.payload ? 1 : 0);
      const ask = runSqlOn(site.db);
      // By what the form has: an address or a number (tests/unit/forms.test.ts).
      const person = handler.form.fields.email ? "zoe.o'neil@EXAMPLE.ORG" : "+1 (317) 555-0110";
      const found = await find(ask, person, identifiedBy);
      await ask(...deleteLeads(found.map((row) => String(row.id))));
      expect(await site.stored()).toEqual({});
    });

    test("with its honeypot filled, is quarantined and out of the list", async () => {
      await send(id, { reference_line: "x" });
      expect(await site.rows("select * from leads")).toEqual([]);
      expect(await site.rows("select form from quarantined")).toEqual([{ form: id }]);
      expect(site.service.arrivals).toEqual([]);
    });
  },
);

test("refused, each form links what is wrong to a control of its own", async () => {
  for (const { form } of allHandlers) {
    const html = await (await site.post(String(pages[form.id]), { form: form.id })).text();
    const refused = formIn(html, form.id);
    const targets = every(part(refused, "[id$=-outcome]"), "a[href^='#']", "href");
    expect(targets, form.id).not.toEqual([]);
    for (const target of targets) part(refused, target);
  }
});

test("once sent, the form says when a person replies", async () => {
  const replying = allHandlers.map(({ form }) => form).filter((form) => form.reply);
  expect(replying.length).toBeGreaterThan(5);
  for (const { id, reply, success } of replying) {
    const html = await site.html(`${pages[id]}?sent=${id}`);
    const notice = part(html, "[data-sent]");
    const said = `${reply}`.replaceAll("\u00a0", " ");
    expect(textOf(notice).includes(said), id).toBe(!success.download);
  }
});

test("the health of deliveries adds up over every form and state", async () => {
  for (const { form } of allHandlers) await send(form.id);
  await eventually(async () => {
    // What a loaded machine did not send at once is the sweep's.
    await site.sweep(60_000);
    expect(await site.rows("select form, last_error from undelivered")).toEqual([]);
  });
  site.service.behaviour = "fail";
  await site.post("/contact", { name: "A", email: "a@b.co", message: "pending" });
  await site.post("/contact", { name: "A", email: "a@b.co", message: "x", reference_line: "x" });
  expect(await site.rows("select * from delivery_health")).toMatchObject([
    {
      ...{ received: allHandlers.length + 2, delivered: allHandlers.length, pending: 1 },
      ...{ dead: 0, quarantined: 1, missing: 0 },
    },
  ]);
});

test("the legal page names every form and what it asks for", async () => {
  const html = await site.html("/legal");
  const texts = part(html, "main").querySelectorAll("*").map(textOf);
  for (const { title, form } of allHandlers) {
    const labels = Object.values(form.fields).map((field) =>
      field.kind === "consent" ? "and your agreement to the terms" : labelOf(field),
    );
    expect(texts).toContain(`${title}: ${labels.join(", ")}`);
  }
});
