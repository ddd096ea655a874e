import { afterAll, beforeAll, expect, test } from "vitest";
import { budgets, weigh } from "../../scripts/weigh.mjs";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test("no page of the sitemap weighs more than its budget", async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(String(address)).pathname,
  );
  expect(paths).toContain("/");
  const over: string[] = [];
  for (const path of paths) {
    for (const [kind, size] of Object.entries(await weigh(site.url, path))) {
      const most = budgets[kind as keyof typeof budgets];
      if (size > most) over.push(`${path} ${kind}: ${size.toFixed(1)} of ${most} KB`);
    }
  }
  expect(over).toEqual([]);
});
