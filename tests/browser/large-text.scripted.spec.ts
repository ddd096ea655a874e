import { expect, type Page, test } from "../support/browser";
import { pagePaths } from "../support/pages";

/** WCAG 2.2, 1.4.12: the spacing that a reader may set without losing anything. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** How far the page is wider than the window, and what of the header lies outside it. */
const spilled = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const outside = [...document.querySelectorAll(".site-header a, .site-header summary")]
      .filter((one) => one.checkVisibility())
      .filter((one) => one.getBoundingClientRect().right > width);
    return {
      over: document.documentElement.scrollWidth - width,
      outside: outside.map((one) => one.textContent),
    };
  });

test("spaced and large text fits on every page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const browser = await page.context().newCDPSession(page);
  for (const path of pagePaths) {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
    await page.goto(path);
    await restyle(page, spacing);
    for (const width of [320, 357]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await spilled(page)]).toEqual([path, width, { over: 0, outside: [] }]);
    }
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.goto(path);
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await spilled(page)]).toEqual([path, width, { over: 0, outside: [] }]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect([path, (await spilled(page)).outside]).toEqual([path, []]);
  }
});
