import { expect, type Page, test } from "../support/browser";
import { officePath } from "../support/pages";
import { shiftsOf } from "../support/shifts";

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

/** What has moved; while the page still comes, the end of its line moves with what has come, a thousandth at most. */
async function faultsOf(page: Page) {
  const arrived = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
    return visit.domInteractive;
  });
  const shifts = await shiftsOf(page);
  return shifts
    .filter(({ at, value }) => value > 0.001 || at > arrived)
    .map(({ moved }) => `${page.url()} at ${page.viewportSize()?.width} px: ${moved}`);
}

test("nothing changes its place while a page is scrolled and its run is drawn", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const article = "/blog/importance-of-penetration-testing";
  const moved: string[] = [];
  for (const path of ["/", "/services/managed-it", article, officePath, "/contact"]) {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(path);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let from = 0; from < end; from += 400) {
        await page.mouse.wheel(0, 400);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
      moved.push(...(await faultsOf(page)));
    }
  }
  expect(moved).toEqual([]);
});

test("nothing changes its place while a page comes slowly, piece by piece", async ({ page }) => {
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: 12_000, uploadThroughput: 12_000 };
  const moved: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const path of [
      "/",
      "/services/managed-it",
      "/presence-partnership",
      "/contact",
      officePath,
    ]) {
      await line.send("Network.clearBrowserCache");
      await line.send("Network.emulateNetworkConditions", slow);
      await page.goto(path, { waitUntil: "load" });
      moved.push(...(await faultsOf(page)));
    }
  }
  expect(moved).toEqual([]);
});
