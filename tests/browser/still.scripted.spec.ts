import { expect, type Page, test } from "../support/browser";
import { officePath } from "../support/pages";

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Notes what is laid out at another place than before, in every document of the page. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: readonly { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => (node as Element | null)?.className);
        window.shifts.push(`${value.toFixed(4)} ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

test("nothing changes its place while a page is scrolled and its run is drawn", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await noteShifts(page);
  const moved: string[] = [];
  for (const path of [
    "/",
    "/services/managed-it",
    "/blog/importance-of-penetration-testing",
    officePath,
    "/contact",
  ]) {
    for (const [width, height] of [
      [360, 740],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let from = 0; from < end; from += 400) {
        await page.mouse.wheel(0, 400);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
      const shifts = await page.evaluate(() => window.shifts);
      moved.push(...shifts.map((shift) => `${path} at ${width} px: ${shift}`));
    }
  }
  expect(moved).toEqual([]);
});

test("nothing changes its place while a page comes slowly, piece by piece", async ({ page }) => {
  await noteShifts(page);
  const line = await page.context().newCDPSession(page);
  const moved: string[] = [];
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/", "/services/managed-it", "/contact", "/blog", officePath]) {
      await line.send("Network.clearBrowserCache");
      await line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: 12_000,
        uploadThroughput: 12_000,
      });
      await page.goto(path, { waitUntil: "load" });
      const shifts = await page.evaluate(() => window.shifts);
      moved.push(...shifts.map((shift) => `${path} at ${width} px: ${shift}`));
    }
  }
  expect(moved).toEqual([]);
});
