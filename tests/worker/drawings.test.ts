import { gzipSync } from "node:zlib";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { cloudSolutions } from "~/content/service-pages/cloud-solutions";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { itConsulting } from "~/content/service-pages/it-consulting";
import { managedIt } from "~/content/service-pages/managed-it";
import { procurement } from "~/content/service-pages/procurement";
import { voip } from "~/content/service-pages/voip";
import { every } from "../support/html";
import { pagePaths } from "../support/pages";
import { siteForTests } from "../support/site-for-tests";

const services = [managedIt, cloudSolutions, cybersecurity, itConsulting, procurement, voip];

const site = siteForTests();

const pageAt = async (path: string) => parse(await (await fetch(`${site.url}${path}`)).text());

test("every part of a service page stands on it once, and no two pages have one order", async () => {
  const orders = new Set<string>();
  for (const { path, parts } of services) {
    const order = every(await pageAt(path), "section", "id").filter(
      (id) => !["contact", "notifications"].includes(id),
    );
    expect([path, order.toSorted()]).toEqual([path, parts.map(({ id }) => id).toSorted()]);
    orders.add(order.map((id) => parts.find((part) => part.id === id)?.kind).join(" "));
  }
  expect(orders.size).toBe(services.length);
});

test("a service page tells its offer before its example, and has one drawing at most after its hero, in 3 KB, with a table", async () => {
  for (const { path, parts } of services) {
    const page = await pageAt(path);
    const order = every(page, "section", "id");
    const offer = ["included", "scope", "adds", "features"].find((id) => order.includes(id)) ?? "";
    expect([path, order.indexOf("example") > order.indexOf(offer)]).toEqual([path, true]);
    const [example] = parts.filter(({ kind }) => kind === "example").map(({ id }) => id);
    expect([path, Boolean(page.querySelector(`section#${example}:has(table)`))]).toEqual([
      path,
      true,
    ]);
    const drawn = page
      .querySelectorAll(".section")
      .filter((one) => one.querySelector("svg.drawing"));
    expect([path, drawn.map((one) => one.getAttribute("id"))]).toEqual([
      path,
      expect.toSatisfy((ids: string[]) => ids.every((id) => id === example)),
    ]);
    const figure = drawn.map((one) => one.querySelectorAll("svg").join("")).join("");
    expect(gzipSync(figure).length).toBeLessThanOrEqual(3 * 1024);
  }
});

test("a page has at most one amber run, and ends once, in its own next step", async () => {
  for (const path of [...pagePaths, "/nope"]) {
    const page = await pageAt(path);
    expect([path, page.querySelectorAll("path.run").length]).toEqual([
      path,
      expect.toSatisfy((runs: number) => runs <= 1),
    ]);
    const ends = page.querySelectorAll("main .closing");
    // A form can be the next step, as on the contact page, and on an error page the way home is.
    const isItself = path === "/nope" || page.querySelector("main form[id^=lead-]") !== null;
    const most = isItself ? Math.min(ends.length, 1) : 1;
    expect(ends.length, `${path} ends in one <Closing>, or has a form of its own`).toBe(most);
    const after = ends[0]?.parentNode?.querySelectorAll(".closing ~ .section") ?? [];
    expect([path, after.map((one) => one.id)]).toEqual([path, []]);
    expect([path, ends.every((end) => end.querySelector("form, a[href]"))]).toEqual([path, true]);
  }
});
