import { getTableName } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { leadTables } from "~/db/schema.server";
import { allHandlers } from "~/forms/all";
import type { FormHandler } from "~/forms/define";
import { labelOf } from "~/forms/kinds";
import { find } from "../../scripts/leads/find.ts";
import { identifiedBy } from "../../scripts/leads/match.ts";
import { deleteLeads } from "../../scripts/leads/statements.ts";
import { sampleOf } from "../support/declared";
import { eventually } from "../support/eventually";
import { every, formIn, part, textOf } from "../support/html";
import { runSqlOn } from "../support/operators-database";
import { pagePaths } from "../support/pages";
import { siteForTests, untilDeliveries } from "../support/site-for-tests";

const site = siteForTests();
beforeAll(async () => {
  for (const path of pagePaths) {
    const page = parse(await (await fetch(`${site.url}${path}`)).text());
    for (const id of every(page, "form[id^=lead-]", "id")) pages[id.slice("lead-".length)] ??= path;
  }
});

const pages: Record<string, string> = {};

const send = async (handler: FormHandler, more: Record<string, string> = {}) => {
  const path = String(pages[handler.form.id]);
  const response = await site.post(path, {
    form: handler.form.id,
    ...sampleOf(handler.form.id),
    ...more,
  });
  expect([handler.form.id, response.status]).toEqual([handler.form.id, 303]);
};

test("each form's honeypot is hidden from readers and keys, and tells password managers to leave it alone", async () => {
  for (const [id, path] of Object.entries(pages)) {
    const form = formIn(await (await fetch(`${site.url}${path}`)).text(), id);
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
      await send(handler);
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
      expect(await site.rows("deliveries")).toEqual([]);
      for (const table of Object.values(leadTables)) {
        expect(await site.rows(getTableName(table))).toEqual([]);
      }
    });

    test("with its honeypot filled, is quarantined and out of the list", async () => {
      await send(handler, { reference_line: "x" });
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
    const links = part(refused, "[id$=-outcome]").querySelectorAll("a[href^='#']");
    expect([form.id, links.length > 0]).toEqual([form.id, true]);
    for (const link of links) {
      const id = String(link.getAttribute("href")).slice(1);
      expect([form.id, id, id && refused.getElementById(id) !== null]).toEqual([form.id, id, true]);
    }
  }
});

test("once sent, the form says when a person replies", async () => {
  const replying = allHandlers.map(({ form }) => form).filter((form) => form.reply);
  expect(replying.length).toBeGreaterThan(5);
  for (const { id, reply, success } of replying) {
    const html = await (await fetch(`${site.url}${pages[id]}?sent=${id}`)).text();
    const notice = part(html, "[data-sent]");
    const said = `${reply}`.replaceAll("\u00a0", " ");
    expect(textOf(notice).includes(said), id).toBe(!success.download);
  }
});

test("the health of deliveries adds up over every form and state", async () => {
  for (const handler of allHandlers) await send(handler);
  await eventually(async () => {
    // What a loaded machine did not send at once is the sweep's.
    await site.sweep(60_000);
    expect(await site.rows("select form, last_error from undelivered")).toEqual([]);
  });
  site.service.behaviour = "fail";
  await site.post("/contact", { name: "A", email: "a@b.co", message: "pending" });
  await site.post("/contact", { name: "A", email: "a@b.co", message: "x", reference_line: "x" });
  expect(await site.rows("select * from delivery_health")).toMatchObject([
    { received: allHandlers.length + 2, delivered: allHandlers.length, pending: 1 },
  ]);
  expect(await site.rows("select * from delivery_health")).toMatchObject([
    { dead: 0, quarantined: 1, missing: 0 },
  ]);
});

test("the legal page names every form and what it asks for", async () => {
  const html = await (await fetch(`${site.url}/legal`)).text();
  const texts = part(html, "main").querySelectorAll("*").map(textOf);
  for (const { title, form } of allHandlers) {
    const labels = Object.values(form.fields).map((field) =>
      field.kind === "consent" ? "and your agreement to the terms" : labelOf(field),
    );
    expect(texts).toContain(`${title}: ${labels.join(", ")}`);
  }
});
