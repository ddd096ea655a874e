import { gzipSync } from "node:zlib";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { site as facts } from "~/config/site";
import { cloudSolutions } from "~/content/service-pages/cloud-solutions";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { itConsulting } from "~/content/service-pages/it-consulting";
import { managedIt } from "~/content/service-pages/managed-it";
import { procurement } from "~/content/service-pages/procurement";
import { voip } from "~/content/service-pages/voip";
import { every, part, textOf } from "../support/html";
import { pagePaths } from "../support/pages";
import { pagesForTests, siteForTests } from "../support/site-for-tests";

const site = siteForTests();
const pages = pagesForTests(site);

test("every page stores a newsletter address that is posted to it, and leads back to itself", async () => {
  for (const [at, path] of pagePaths.entries()) {
    // From a visitor each, so that the rate limit stays out of it.
    const visitor = { "CF-Connecting-IP": `192.0.2.${at + 1}` };
    const fields = { form: "newsletter", email: `r-${at}@a.example` };
    const response = await site.post(path, fields, visitor);
    const leadsTo = response.headers.get("Location");
    expect(response.status, path).toBe(303);
    expect(leadsTo).toMatch(new RegExp(`^${path}\\?sent=newsletter&ref=[0-9a-f]{8}$`));
    // The same again is the same subscription.
    expect((await site.post(path, fields, visitor)).headers.get("Location")).toBe(leadsTo);
  }
  await site.sweep(60_000);
  expect(await site.rows("select distinct form, state, sends, attempts from deliveries")).toEqual([
    { form: "newsletter", state: "delivered", sends: 0, attempts: 0 },
  ]);
  const rows = await site.rows("newsletter_subscriptions");
  expect(rows.map(({ page }) => page).sort()).toEqual([...pagePaths].sort());
  expect(site.service.arrivals).toEqual([]);
});

test("every cell of a table draws or says something, and not only the head of its column", () => {
  for (const [path, page] of pages) {
    const cells = part(page, "main").querySelectorAll("tbody td, tbody th");
    const silent = cells.filter((cell) => !cell.querySelector("svg") && /^$|:$/.test(textOf(cell)));
    expect(silent.map(String), path).toEqual([]);
  }
});

test("every page leaves the brand's name as it is in translation, wherever its words hold it", () => {
  for (const [path, page] of pages) {
    const words = parse(page.toString());
    for (const one of words.querySelectorAll("head, script, style, svg, [translate=no]"))
      one.remove();
    expect(words.text, path).not.toContain(facts.brand);
  }
});

test("every page gives a value to each custom property that its style reads", () => {
  for (const [path, page] of pages) {
    const html = page.toString();
    // A value is given in the style, in an attribute, or by the rule that reads it (`var(--x, 1px)`).
    const read = [...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(
      read.filter((name) => !html.includes(`${name}:`)),
      path,
    ).toEqual([]);
  }
});

const services = [managedIt, cloudSolutions, cybersecurity, itConsulting, procurement, voip];

const idsIn = (path: string) => every(part(pages.get(path) ?? "", "main"), "section", "id");

test("every part of a service page stands on it once, and no two pages have one order", () => {
  const orders = new Set<string>();
  for (const { path, parts } of services) {
    const order = idsIn(path).filter((id) => id !== "contact");
    expect(order.toSorted(), path).toEqual(parts.map(({ id }) => id).toSorted());
    orders.add(order.map((id) => parts.find((one) => one.id === id)?.kind).join(" "));
  }
  expect(orders.size).toBe(services.length);
});

test("a service page tells its offer before its example, and has one drawing at most after its hero, in 3 KB, with a table", () => {
  for (const { path, parts } of services) {
    const page = part(pages.get(path) ?? "", "main");
    const order = idsIn(path);
    const offer = ["included", "scope", "adds", "features"].find((id) => order.includes(id)) ?? "";
    expect(order.indexOf("example"), path).toBeGreaterThan(order.indexOf(offer));
    const example = parts.find(({ kind }) => kind === "example")?.id;
    part(page, `section#${example}:has(table)`);
    const drawn = page.querySelectorAll(".section:has(svg.drawing)");
    expect(
      drawn.map((one) => one.id).filter((id) => id !== example),
      path,
    ).toEqual([]);
    const figure = drawn.map((one) => one.querySelectorAll("svg").join("")).join("");
    expect(gzipSync(figure).length, path).toBeLessThanOrEqual(3 * 1024);
  }
});

test("a page has at most one amber run, and ends once, in its own next step", async () => {
  for (const [path, page] of [...pages, ["/nope", parse(await site.html("/nope"))] as const]) {
    expect(page.querySelectorAll("path.run").length, path).toBeLessThanOrEqual(1);
    const ends = page.querySelectorAll("main .closing");
    // A form can be the next step, as on the contact page, and on an error page the way home is.
    const isItself = path === "/nope" || page.querySelector("main form[id^=lead-]") !== null;
    const most = isItself ? Math.min(ends.length, 1) : 1;
    expect(ends.length, `${path} ends in one <Closing>, or has a form of its own`).toBe(most);
    const after = ends[0]?.parentNode?.querySelectorAll(".closing ~ .section") ?? [];
    expect(
      after.map((one) => one.id),
      path,
    ).toEqual([]);
    expect(
      ends.filter((end) => !end.querySelector("form, a[href]")),
      path,
    ).toEqual([]);
  }
});
