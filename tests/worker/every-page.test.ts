import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { site as facts } from "~/config/site";
import { part, textOf } from "../support/html";
import { pagePaths } from "../support/pages";
import { siteForTests } from "../support/site-for-tests";

const { brand } = facts;
const site = siteForTests();

test("every page stores a newsletter address that is posted to it, and leads back to itself", async () => {
  for (const [at, path] of pagePaths.entries()) {
    // From a visitor each, so that the rate limit stays out of it.
    const visitor = { "CF-Connecting-IP": `192.0.2.${at + 1}` };
    const fields = { form: "newsletter", email: `r-${at}@a.example` };
    const response = await site.post(path, fields, visitor);
    const leadsTo = new RegExp(`^${path}\\?sent=newsletter&ref=[0-9a-f]{8}$`);
    const told = [path, response.status, response.headers.get("Location")];
    expect(told).toEqual([path, 303, expect.stringMatching(leadsTo)]);
    // The same again is the same subscription.
    expect((await site.post(path, fields, visitor)).headers.get("Location")).toBe(told[2]);
  }
  await site.sweep(60_000);
  expect(await site.rows("select distinct form, state, sends, attempts from deliveries")).toEqual([
    { form: "newsletter", state: "delivered", sends: 0, attempts: 0 },
  ]);
  const rows = await site.rows("newsletter_subscriptions");
  expect(rows.map(({ page }) => page).sort()).toEqual([...pagePaths].sort());
  expect(site.service.arrivals).toEqual([]);
});

test("every cell of a table draws or says something, and not only the head of its column", async () => {
  const silent: string[] = [];
  for (const path of pagePaths) {
    const main = part(await (await fetch(site.url + path)).text(), "main");
    for (const cell of main.querySelectorAll("tbody td, tbody th")) {
      if (cell.querySelector("svg")) continue;
      if (/^$|:$/.test(textOf(cell).trim())) silent.push(`${path}: ${cell.outerHTML}`);
    }
  }
  expect(silent).toEqual([]);
});

test("every page leaves the brand's name as it is in translation, wherever its words hold it", async () => {
  const found: string[] = [];
  for (const path of pagePaths) {
    const html = parse(await (await fetch(site.url + path)).text());
    for (const one of html.querySelectorAll("head, script, style, svg, [translate=no]"))
      one.remove();
    const { text } = html;
    if (text.includes(brand))
      found.push(`${path}: ${text.slice(text.indexOf(brand) - 40).slice(0, 90)}`);
  }
  expect(found).toEqual([]);
});

test("every page gives a value to each custom property that its style reads", async () => {
  const missing: string[] = [];
  for (const path of pagePaths) {
    const html = await (await fetch(site.url + path)).text();
    // A value is given in the style, in an attribute, or by the rule that reads it (`var(--x, 1px)`).
    for (const [, name] of html.matchAll(/var\((--[\w-]+)\)/g)) {
      if (!html.includes(`${name}:`)) missing.push(`${path}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});
