import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Browser } from "@playwright/test";
import { expect, type Page, test } from "../support/browser";
import { hold } from "../support/hold";
import { pagePaths } from "../support/pages";
import { pictureOf, shadesApart } from "../support/pictures-apart";

/** Shades by which the edge of one shadow may differ between two drawings of it, of 255. */
const SHADES = 4;

/** What a server may send before the browser has answered: ten packets, a little less than 14 KiB of a page. */
const FIRST_PACKETS = 14 * 1024;

/** As many bytes of it as the first packets hold beside its headers, compressed as the build does, and what a browser reads in them. */
function firstPacketsOf(html: string, headers: Record<string, string>): string {
  const inHeaders = Object.entries(headers).join("\r\n").length;
  const sent = brotliCompressSync(html).subarray(0, FIRST_PACKETS - inHeaders);
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  // At the end of a file, half a tag is text; a browser that waits for the rest draws nothing.
  return brotliDecompressSync(sent, { finishFlush })
    .toString()
    .replace(/<[^>]*$/, "");
}

/** The first view of an address, of which the browser gets only some of the HTML and no other file. */
async function firstView(page: Page, path: string, cut: typeof firstPacketsOf) {
  await page.route(path, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const body = cut(await response.text(), response.headers());
    await route.fulfill({ response: response, body });
  });
  await page.goto(path);
  const picture = await pictureOf(page);
  await page.unroute(path);
  return picture;
}

test("the first view is drawn in full while nothing but the document has come", async ({
  page,
}) => {
  const files = await hold(page, "**/assets/**");
  await page.goto("/", { waitUntil: "commit" });
  const painted = () => page.evaluate(() => performance.getEntriesByType("paint").length);
  await expect.poll(painted, { timeout: 60_000 }).toBeGreaterThan(0);
  const head = page.getByRole("heading", { level: 1 });
  expect(await head.evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain("Archivo");
  files.release();
});

for (const width of [412, 1280]) {
  test(`the first packets of every page hold its first view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route(/\/(assets|pictures)\//, (route) => route.abort());
    const blank = await page.context().newPage();
    for (const path of pagePaths) {
      const whole = await firstView(page, path, (html) => html);
      const first = await firstView(page, path, firstPacketsOf);
      expect(await shadesApart(blank, 1, whole, first), path).toBeLessThanOrEqual(SHADES);
    }
  });
}

const ofEveryFrame = ["offset", "computedOffset", "easing", "composite"];

/** What the compositor moves alone, without laying out or painting a frame. */
const composited = ["opacity", "rotate", "scale", "transform", "translate"];

test("no animation of a page keeps the main thread busy", async ({ page }) => {
  for (const path of pagePaths) {
    await page.goto(path);
    const animated = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame)),
    );
    const others = animated.filter((name) => ![...ofEveryFrame, ...composited].includes(name));
    expect([path, others]).toEqual([path, []]);
  }
});

/** How many elements have their style worked out when a paragraph comes into the page. */
async function restyledByOne(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(() => {
    const added = document.createElement("p");
    document.querySelector("main")?.appendChild(added);
    return getComputedStyle(added).color;
  });
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  return trace.traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

test("what is added to a page has its style worked out without the rest", async ({
  browser,
  page,
}) => {
  for (const path of pagePaths) {
    await page.goto(path);
    let restyled = 0;
    // A page that begins to trace too late has nothing to tell, and is asked again.
    const traced = async () => {
      restyled = await restyledByOne(browser, page);
      return restyled;
    };
    await expect.poll(traced, path).toBeGreaterThan(0);
    // A rule of the root with `:has()` has every element of the page worked out again, at each part that comes.
    expect(restyled, path).toBeLessThan(60);
  }
});
