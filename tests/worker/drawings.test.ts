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

test("a service page has one section drawn to scale, with a table, in 3 KB", async () => {
  for (const { path, parts } of services) {
    const page = await pageAt(path);
    const drawn = parts
      .filter(({ kind }) => kind === "example")
      .map(({ id }) => page.querySelector(`section#${id}:has(table)`));
    expect([path, drawn.length]).toEqual([path, 1]);
    const figure = drawn[0]?.querySelectorAll("svg").join("") ?? "";
    expect(figure.length).toBeGreaterThan(500);
    expect(gzipSync(figure).length).toBeLessThanOrEqual(3 * 1024);
  }
});

test("a page has at most one amber run, and ends in its title block; an error has none", async () => {
  for (const path of [...pagePaths, "/nope"]) {
    const page = await pageAt(path);
    expect([path, page.querySelectorAll("path.run").length]).toEqual([
      path,
      expect.toSatisfy((runs: number) => runs <= 1),
    ]);
    const blocks = page.querySelectorAll("[aria-label='What’s next']").length;
    expect([path, blocks]).toEqual([path, path === "/nope" ? 0 : 1]);
  }
});
