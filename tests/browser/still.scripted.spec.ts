import { expect, type Page, test } from "../support/browser";
import { officePath } from "../support/pages";

declare global {
  interface Window {
    shifts: { at: number; value: number; moved: string }[];
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
        const names = sources.map(({ node }) => (node as Element | null)?.className);
        const moved = `${value.toFixed(4)} ${names.join(", ")}`;
        window.shifts.push({ at: entry.startTime, value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has moved; while the page still comes, the end of its line moves with what has come, a thousandth at most. */
const shiftsOf = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
    return window.shifts
      .filter(({ at, value }) => value > 0.001 || at > visit.domInteractive)
      .map(({ moved }) => moved);
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
      const shifts = await shiftsOf(page);
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
    for (const path of [
      "/",
      "/services/managed-it",
      "/presence-partnership",
      "/contact",
      officePath,
    ]) {
      await line.send("Network.clearBrowserCache");
      await line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: 12_000,
        uploadThroughput: 12_000,
      });
      await page.goto(path, { waitUntil: "load" });
      const shifts = await shiftsOf(page);
      moved.push(...shifts.map((shift) => `${path} at ${width} px: ${shift}`));
    }
  }
  expect(moved).toEqual([]);
});
