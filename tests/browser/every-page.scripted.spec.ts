import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { site } from "~/config/site";
import { services } from "~/content/services";
import { allHandlers } from "~/forms/all";
import { weightOf } from "../../scripts/bench/browser.ts";
import { axeFaults, expect, type Page, ready, test } from "../support/browser";
import { lostRules } from "../support/lost-rules";
import { idleStretches } from "../support/next-steps";
import { pagePaths } from "../support/pages";

/** KiB of a first view and of the scripts that entering a form loads, gzipped but for the fonts; each form has its share. */
const budgets = {
  ...{ all: 60, css: 10, fonts: 40, inlineScript: 3 },
  scriptAfterIntent: 72.4 + 0.4 * allHandlers.length,
};

/** The same of the style in what is drawn for one visitor, which is the whole sheet. */
const wholeSheet = 18;

/** How long the pages that buyers read first, and the two longest of the others, may be on a phone of 360 px, in px; home has a card for each service and office. */
const lengths: Record<string, number> = {
  "/": 7600 + 300 * (services.length + site.offices.length),
  ...Object.fromEntries(services.map(({ link }) => [link, 9_000])),
  "/brand-guidelines": 11_000,
  "/blog/importance-of-penetration-testing": 11_000,
};

const pages = [...pagePaths, "/contact?sent=contact", "/blog?q=nothing%20like%20it", "/nope"];
const groups = [0, 1, 2, 3].map((group) => pages.filter((_, at) => at % 4 === group));

/** WCAG 2.2, 1.4.12: the spacing that a reader may set without losing anything. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Has a page read from the left or, as a translated one may be, from the right. */
const turn = (page: Page, direction: "rtl" | "") =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

/** By how much the page is wider than the window of that width, and what of the header lies outside it. */
async function spilled(page: Page, width: number, what: string) {
  await page.setViewportSize({ width, height: 900 });
  const { over, outside } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    scrollTo(-9999, 0);
    const parts = [...document.querySelectorAll(".site-header a, .site-header summary")]
      .filter((one) => one.checkVisibility())
      .filter((one) => one.getBoundingClientRect().right > clientWidth);
    return {
      // From right to left, what is too wide is reached on the left.
      over: Math.max(scrollWidth - clientWidth, -scrollX),
      outside: parts.map((one) => one.textContent),
    };
  });
  const faults = outside.map((part) => `${what} at ${width} px: ${part} is outside`);
  if (over > 0) faults.push(`${what} at ${width} px: ${over} px too wide`);
  return faults;
}

/** The document as it stands, without what the script in the head marks and the link that the last one adds. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    for (const one of root.querySelectorAll("[rel=manifest],noscript")) one.remove();
    for (const mark of ["class", "data-faces"]) root.removeAttribute(mark);
    return root.outerHTML;
  });

/**
 * The document that some HTML is before any script runs; `blank` is a page that may parse it. Its parser takes what
 * is there for browsers without JavaScript as elements, a page with JavaScript as text.
 */
const parsed = (blank: Page, html: string) =>
  blank.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, "text/html").documentElement;
    root.querySelector("noscript")?.remove();
    return root.outerHTML;
  }, html);

async function weightFaults(page: Page, responses: Response[], most: typeof budgets) {
  const { html, css: linked, fonts, other, js } = await weightOf(responses);
  const styles = await page
    .locator("style")
    .evaluateAll((all) => all.map((one) => one.textContent));
  const css = gzipSync(styles.join("")).length / 1024;
  const inline = await page
    .locator("script:not([type])")
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent?.length ?? 0));
  const inlineScript = inline.reduce((sum, length) => sum + length, 0) / 1024;
  const weights = { all: html + linked + fonts + other, css, fonts, inlineScript };
  const faults: string[] = [];
  if (html === 0 || styles.length === 0 || fonts === 0) faults.push("not all of it came");
  if (js > 0) faults.push(`${js} KiB of script`);
  if (inline.length !== 2) faults.push(`${inline.length} inline scripts`);
  for (const part of ["all", "css", "fonts", "inlineScript"] as const) {
    if (weights[part] > most[part]) faults.push(`${part}: ${weights[part]} KiB`);
  }
  return faults;
}

for (const paths of groups) {
  test(`a page stands as it was sent until a form is entered, has every rule that fits something on it, is accessible, fits and is within its bytes: ${paths.join(" ")}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    const drawnForOne = await (await page.request.get("/nope")).text();
    const blank = await page.context().newPage();
    const devtools = await page.context().newCDPSession(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // A tab's first page is drawn in a typeface of the machine, which would decide how long the page is.
    await page.goto("/accessibility", { waitUntil: "networkidle" });
    for (const path of paths) {
      const note = (...said: string[]) => faults.push(...said.map((fault) => `${path}: ${fault}`));
      const responses: Response[] = [];
      // The browser lets go of what a page received when the next one comes: away from the last page, and read at once.
      const keep = (response: Response) => {
        responses.push(response);
        response.body().catch(() => undefined);
      };
      await page.goto("about:blank");
      page.on("response", keep);

      // As a visitor comes who has seen no page yet.
      await devtools.send("Network.clearBrowserCache");
      await page.setViewportSize({ width: 1280, height: 900 });
      const sent = await page.goto(path);
      if ((await standing(page)) !== (await parsed(blank, (await sent?.text()) ?? ""))) {
        note("its script changed it");
      }
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      note(...(await axeFaults(page, true)));
      note(...(await lostRules(page, drawnForOne)).map((rule) => `it has no rule ${rule}`));
      for (const width of [1280, 768, 320, 360]) note(...(await spilled(page, width, "as it is")));
      note(...(await idleStretches(page)));
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      if (length > (lengths[path] ?? Number.POSITIVE_INFINITY)) note(`${length} px long at 360 px`);

      await restyle(page, spacing);
      for (const width of [320, 357]) note(...(await spilled(page, width, "spaced")));
      await restyle(page, "");
      await turn(page, "rtl");
      for (const width of [320, 1280]) note(...(await spilled(page, width, "from right to left")));
      await turn(page, "");
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      for (const width of [1280, 768, 360, 320]) {
        note(...(await spilled(page, width, "large text")));
      }
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
      const most = pagePaths.includes(path) ? budgets : { ...budgets, css: wholeSheet };
      note(...(await weightFaults(page, responses, most)));

      responses.length = 0;
      await page.locator("form[method=post] input[name=email]").last().focus();
      await ready(page, true);
      page.off("response", keep);
      const { js } = await weightOf(responses);
      if (js === 0 || js > budgets.scriptAfterIntent) note(`${js} KiB of script for its forms`);
      note(...(await spilled(page, 320, "with its forms taken over")));
      note(...(await axeFaults(page, true)).map((fault) => `with its forms taken over ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
