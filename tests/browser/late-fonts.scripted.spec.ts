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
    // The tab's first page does not ask for the text's face.
    await page.addInitScript(() => {
      sessionStorage.began = "earlier";
    });
    // Held fonts hold the load event too, so that only the document is waited for.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    // A busy machine draws a page that it has read half of; from here on, only the typefaces are to come.
    await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
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
      }).observe({ type: "layout-shift" });
      Object.assign(window, { shifts });
    });
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

/** The first of each face that the headline and the text ask for, and the bytes of typefaces that came. */
const facesOf = () => {
  const familyOf = (element: Element) =>
    getComputedStyle(element).fontFamily.split(",")[0]?.replaceAll('"', "");
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return {
    head: familyOf(document.querySelector("h1") ?? document.body),
    text: familyOf(document.body),
    bytes: files
      .filter(({ name }) => name.endsWith(".woff2"))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
};

for (const [speed, latency, head] of [
  ["fast", 0, "Archivo"],
  ["slow", 560, "Archivo Fallback"],
] as const) {
  test(`on a ${speed} line the first page of a tab is drawn before it asks for the manifest and a face that would come too late, and the next page has them from the cache`, async ({
    page,
  }) => {
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    const bytes = latency ? 180_000 : -1;
    const line = { latency, downloadThroughput: bytes, uploadThroughput: bytes };
    await network.send("Network.emulateNetworkConditions", { offline: false, ...line });
    await page.addInitScript(() => {
      // The browser asks for the manifest by itself, as soon as it is linked.
      new MutationObserver(() => {
        if (document.querySelector("[rel=manifest]")) performance.mark("manifest");
      }).observe(document, { childList: true, subtree: true });
    });
    const textFace = page.waitForResponse(/public-sans-.*\.woff2/);
    await page.goto("/");
    await (await textFace).finished();
    const waited = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const files = performance.getEntriesByType("resource");
      const face = files.find(({ name }) => name.includes("public-sans-"));
      const [manifest] = performance.getEntriesByName("manifest");
      return [face, manifest].map(
        (asked) => (asked?.startTime ?? 0) - (paint?.startTime ?? Number.POSITIVE_INFINITY),
      );
    });
    for (const ms of waited) expect(ms).toBeGreaterThan(0);
    const first = await page.evaluate(facesOf);
    expect(first).toMatchObject({ head, text: "Public Sans Fallback" });
    await page.goto("/contact");
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(facesOf)).toEqual({
      head: "Archivo",
      text: "Public Sans",
      bytes: 0,
    });
    await page.reload();
    expect(await page.evaluate(facesOf)).toMatchObject({ head: "Archivo", text: "Public Sans" });
  });
}
