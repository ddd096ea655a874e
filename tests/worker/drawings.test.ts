import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { cloudSolutions } from "~/content/service-pages/cloud-solutions";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { itConsulting } from "~/content/service-pages/it-consulting";
import { managedIt } from "~/content/service-pages/managed-it";
import { procurement } from "~/content/service-pages/procurement";
import { voip } from "~/content/service-pages/voip";
import { pagePaths } from "../support/pages";
import { siteForTests } from "../support/site-for-tests";

const services = [managedIt, cloudSolutions, cybersecurity, itConsulting, procurement, voip];

const site = siteForTests();

const pageAt = async (path: string) => (await fetch(`${site.url}${path}`)).text();
/** The ids of a page's sections that have one, from the top. */
const sectionIds = (html: string) =>
  [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id ?? "");

test("every part of a service page stands on it once, and no two pages have one order", async () => {
  const orders = new Set<string>();
  for (const { path, parts } of services) {
    const order = sectionIds(await pageAt(path)).filter(
      (id) => !["contact", "notifications"].includes(id),
    );
    expect([path, order.toSorted()]).toEqual([path, parts.map(({ id }) => id).toSorted()]);
    orders.add(order.map((id) => parts.find((part) => part.id === id)?.kind).join(" "));
  }
  expect(orders.size).toBe(services.length);
});

test("a service page has one section drawn to scale, with a table, in 3 KB", async () => {
  for (const { path } of services) {
    const drawn = (await pageAt(path))
      .split("<section ")
      .filter((part) => part.includes("section on-white statement"));
    expect([path, drawn.length]).toEqual([path, 1]);
    const [section = ""] = drawn;
    expect(section).toContain("<table");
    const figure = section.slice(section.indexOf("<svg"), section.lastIndexOf("</svg>"));
    expect(figure.length).toBeGreaterThan(500);
    expect(gzipSync(figure).length).toBeLessThanOrEqual(3 * 1024);
  }
});

test("a page has at most one amber run, and ends in its title block", async () => {
  for (const path of [...pagePaths, "/nope"]) {
    const html = await pageAt(path);
    expect([path, html.split('class="run"').length - 1]).toEqual([
      path,
      expect.toSatisfy((runs: number) => runs <= 1),
    ]);
    expect([path, html.split('aria-label="What’s next"').length]).toEqual([path, 2]);
  }
});
