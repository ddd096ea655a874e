import { expect, type Page, test } from "../support/browser";
import { pagePaths } from "../support/pages";

/** WCAG 2.2, 1.4.12: the spacing that a reader may set without losing anything. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
/** What a default font of 32 px does to every length in rem. */
const large = "html { font-size: 200% }";

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
  for (const path of pagePaths) {
    await page.goto(path);
    for (const [width, css] of [
      [320, spacing],
      [357, spacing],
      [768, large],
      [1280, large],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await restyle(page, css);
      expect([path, width, await spilled(page)]).toEqual([path, width, { over: 0, outside: [] }]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect([path, (await spilled(page)).outside]).toEqual([path, []]);
  }
});
