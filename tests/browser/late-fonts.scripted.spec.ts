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
      const shifts: string[] = [];
      type Shift = PerformanceEntry & {
        value: number;
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      new PerformanceObserver((list) => {
        for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
          const moved = sources.map(({ node, previousRect, currentRect }) =>
            [node?.textContent?.slice(0, 40), previousRect, currentRect].map((one) =>
              JSON.stringify(one),
            ),
          );
          shifts.push(`${value} at ${startTime}: ${moved.join("; ")}`);
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
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    expect(shifts).toEqual([]);
  });
}
