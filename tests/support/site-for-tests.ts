import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Site, startSite } from "./site";

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
