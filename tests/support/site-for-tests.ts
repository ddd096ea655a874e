import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from "vitest";
import { eventually } from "./eventually";
import { pagePaths } from "./pages";
import { type Row, type Site, startSite } from "./site";

/** A site for the tests of a file, which each of them finds empty; its arguments are those of `startSite`. */
export function siteForTests(...given: Parameters<typeof startSite>): Site {
  const site = {} as Site;
  beforeAll(async () => {
    Object.assign(site, await startSite(...given));
  });
  beforeEach(() => site.reset());
  afterAll(() => site.stop());
  return site;
}

/** Every page of a site by its path, parsed once for the tests of a file. */
export function pagesForTests(site: Site): Map<string, HTMLElement> {
  const pages = new Map<string, HTMLElement>();
  beforeAll(async () => {
    for (const path of pagePaths) pages.set(path, parse(await site.html(path)));
  });
  return pages;
}

/** A site for one test, which ends with it. */
export async function siteForTest(...given: Parameters<typeof startSite>): Promise<Site> {
  const site = await startSite(...given);
  onTestFinished(site.stop);
  return site;
}

/** Waits until the deliveries of a site are these, as far as is told of each. */
export const untilDeliveries = (site: Site, ...rows: Row[]) =>
  eventually(async () => expect(await site.rows("deliveries")).toMatchObject(rows));

/** Waits until the form service was called so often. */
export const untilArrivals = (site: Site, count: number) =>
  eventually(() => expect(site.service.arrivals).toHaveLength(count));

/** Waits until a site has logged something. */
export const untilLogged = (site: Site, text: string) =>
  eventually(() => expect(site.logged.join()).toContain(text));

/** Waits until no attempt is under way. */
export const untilIdle = ({ rows }: Site) =>
  eventually(async () =>
    expect(await rows("select 1 from deliveries where lease_until is not null")).toEqual([]),
  );
