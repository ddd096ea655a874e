import type { Browser } from "@playwright/test";
import { expect, type Page, test } from "../support/browser";
import { inDevtools } from "../support/devtools";
import { hold } from "../support/hold";
import { shiftsOf } from "../support/shifts";

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
    // The tab's first page would wait for them.
    await page.addInitScript(() => {
      sessionStorage.began = "earlier";
    });
    // Held fonts hold the load event too, so that only the document is waited for.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    // A busy machine draws a page that it has read half of; from here on, only the typefaces are to come.
    const since = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return performance.now();
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
    expect((await shiftsOf(page)).filter(({ at }) => at >= since)).toEqual([]);
  });
}

/** The typefaces that the browser draws a part of the page with. */
async function drawnWith(page: Page, part: string) {
  const { devtools, nodeId } = await inDevtools(page, part);
  await devtools.send("CSS.enable");
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  // A variable font calls itself by its family and its lightest weight.
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName.replace(/ (SemiBold|Thin)$/, "") : "a stand-in",
  );
}

/** What the headline and the first paragraph are drawn with, and what has moved. */
const seen = async (page: Page) => ({
  head: await drawnWith(page, "h1"),
  text: await drawnWith(page, "main p"),
  moved: (await shiftsOf(page)).map(({ moved }) => moved),
});

const own = { head: ["Archivo"], text: ["Public Sans"], moved: [] };
const standIns = { head: ["a stand-in"], text: ["a stand-in"] };

/** A page in a new tab on a line of that round trip in milliseconds and those megabits a second. */
async function firstVisit(
  browser: Browser,
  path: string,
  latency: number,
  megabits: number,
  javaScriptEnabled = true,
) {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const bytes = (megabits * 1_000_000) / 8;
  const line = { latency, downloadThroughput: bytes, uploadThroughput: bytes };
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await page.goto(path);
  return page;
}

for (const [name, latency, megabits, scripts] of [
  ["a fast line", 0, -1, true],
  ["4G", 85, 9, true],
  ["a fast line, without JavaScript,", 0, -1, false],
  ["4G, without JavaScript,", 85, 9, false],
] as const) {
  test(`on ${name} the first page of a tab is drawn in the brand's own typefaces, and nothing moves`, async ({
    browser,
    baseURL,
  }) => {
    for (const path of ["/", "/contact"]) {
      // On a machine that is busy for too long, a page is drawn without them.
      await expect(async () => {
        const page = await firstVisit(browser, baseURL + path, latency, megabits, scripts);
        const first = await seen(page);
        await page.context().close();
        expect(first).toEqual(own);
      }, path).toPass({ timeout: 20_000 });
    }
  });
}

test("on a slow line the first page of a tab is drawn in faces that stand in, and nothing of it waits for the brand's; the next page has them from the cache", async ({
  browser,
  baseURL,
}) => {
  const page = await firstVisit(browser, `${baseURL}/`, 560, 1.44);
  const textFace = () =>
    performance.getEntriesByType("resource").find(({ name }) => name.includes("public-sans-"));
  await expect.poll(() => page.evaluate(textFace)).toBeTruthy();
  expect(await seen(page)).toMatchObject(standIns);
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const asked = (await page.evaluate(textFace))?.startTime;
  expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  await page.goto(`${baseURL}/contact`);
  expect(await seen(page)).toEqual(own);
  await page.context().close();
});

test("the first page of a tab is drawn in faces that stand in where the brand's don't come", async ({
  page,
}) => {
  const late = await hold(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const before = await seen(page);
  expect(before).toMatchObject(standIns);
  late.release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  expect(await seen(page)).toEqual(before);
});

test("the guide is drawn in the typefaces that it brings", async ({ page }) => {
  await page.goto("/guides/read/managed-it-services-guide.html");
  await page.evaluate(() => document.fonts.ready);
  expect(await drawnWith(page, "h1")).toEqual(["Archivo"]);
  expect(await drawnWith(page, "p")).toEqual(["Public Sans"]);
});
