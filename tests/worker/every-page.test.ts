import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site as company } from "~/config/site";
import { part, textOf } from "../support/html";
import { pagePaths } from "../support/pages";
import { siteForTests } from "../support/site-for-tests";

const site = siteForTests();

const assets = join(import.meta.dirname, "../../build/client/assets");

interface ListedRoute {
  path?: string;
  hasAction: boolean;
  hasClientAction: boolean;
}

/** The list of routes that browsers get. */
function listedRoutes(): ListedRoute[] {
  const file = readdirSync(assets).find((name) => name.startsWith("manifest-")) ?? "";
  const script = readFileSync(join(assets, file), "utf8");
  return Object.values(
    JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)).routes,
  );
}

test("every page has the action of a form, on the server and in the browser", () => {
  const routes = listedRoutes();
  for (const path of pagePaths) {
    const route = routes.find((one) => one.path === path);
    expect([path, route?.hasAction, route?.hasClientAction]).toEqual([path, true, true]);
  }
});

test.each([
  ["", 303],
  [".data", 202],
])(
  "every page stores a newsletter address that is posted to it (%j), and leads back to itself",
  async (ending, status) => {
    for (const [at, path] of pagePaths.entries()) {
      // From a visitor each, so that the rate limit stays out of it.
      const visitor = { "CF-Connecting-IP": `192.0.2.${at + 1}` };
      const to = `${path === "/" && ending ? "/_root" : path}${ending}`;
      const answer = await site.post(
        to,
        { form: "newsletter", email: `r-${at}@a.example` },
        visitor,
      );
      const leadsTo = new RegExp(`${path}\\?sent=newsletter&ref=[0-9a-f]{8}`);
      const told = answer.headers.get("Location") ?? (await answer.text());
      expect([to, answer.status, told]).toEqual([to, status, expect.stringMatching(leadsTo)]);
    }
    const rows = await site.rows("newsletter_subscriptions");
    expect(rows.map(({ page }) => page).sort()).toEqual([...pagePaths].sort());
    expect(site.service.arrivals).toEqual([]);
  },
);

test("the footer has every link of the specification, two names without a target, and this year", async () => {
  const footer = part(await (await fetch(`${site.url}/`)).text(), "footer");
  const links = footer.querySelectorAll("a");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining([
      "/contact",
      "/services/managed-it",
      "/services/cloud-solutions",
      "/services/cybersecurity",
      "/services/it-consulting",
      "/services/procurement",
      "/services/voip",
      "/services/managed-it-guide",
      "/about",
      "/blog",
      "/legal",
      "/brand-guidelines",
      "/rtp",
    ]),
  );
  for (const name of ["Business Continuity", "Careers"]) {
    expect(textOf(footer)).toContain(name);
    expect(links.map(textOf)).not.toContain(name);
  }
  expect(textOf(footer)).toContain(`© ${new Date().getFullYear()} ${company.legalName}`);
});
