import { expect, test } from "../support/browser";
import { hold } from "../support/hold";

for (const [path, width] of [
  ["/", 412],
  ["/", 1280],
  ["/blog/importance-of-penetration-testing", 412],
  ["/legal", 1280],
] as const) {
  test(`nothing on ${path} moves at ${width} px when both typefaces come late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    const late = await hold(page, "**/*.woff2");
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: "layout-shift", buffered: true });
      Object.assign(window, { shifts });
    });
    // Held fonts hold the load event too, so that only the document is waited for.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    const fonts = page.waitForResponse(/archivo.*\.woff2/);
    late.release();
    await (await fonts).finished();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    // The text face is there too, not its fallback.
    const faces = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
    expect(faces.map((family) => family.replaceAll('"', ""))).toEqual(
      expect.arrayContaining(["Archivo", "Public Sans"]),
    );
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts).toEqual([]);
  });
}
