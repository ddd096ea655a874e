import type { Response } from "@playwright/test";
import { weightOf } from "../../scripts/bench/browser.mjs";
import { expect, ready, test } from "../support/browser";
import { pagePaths } from "../support/pages";

/** KiB of a first view and of the scripts that entering a form loads, gzipped but for the fonts. */
const budgets = { all: 60, css: 10, fonts: 40, inlineScript: 2, scriptAfterIntent: 120 };

test("every page's first view stays within its bytes and asks for no script", async ({ page }) => {
  const faults: string[] = [];
  for (const path of pagePaths) {
    // As a visitor comes who has seen no page yet.
    await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
    const answers: Response[] = [];
    const note = (answer: Response) => answers.push(answer);
    page.on("response", note);
    await page.goto(path, { waitUntil: "networkidle" });
    page.off("response", note);
    const { html, css, fonts, other, js } = await weightOf(answers);
    const inline = await page
      .locator("head script:not([type])")
      .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent?.length ?? 0));
    const weights = { all: html + css + fonts + other, css, fonts, inlineScript: 0 };
    weights.inlineScript = inline.reduce((sum, length) => sum + length, 0) / 1024;
    if (html === 0 || css === 0 || fonts === 0) faults.push(`${path}: not all of it came`);
    if (js > 0) faults.push(`${path}: ${js} KiB of script`);
    if (inline.length !== 1) faults.push(`${path}: ${inline.length} inline scripts`);
    for (const part of ["all", "css", "fonts", "inlineScript"] as const) {
      if (weights[part] > budgets[part]) faults.push(`${path}: ${part} ${weights[part]} KiB`);
    }
  }
  expect(faults).toEqual([]);
});

test("entering a form loads its scripts within their bytes, on every page", async ({ page }) => {
  const faults: string[] = [];
  for (const path of pagePaths) {
    const scripts: Response[] = [];
    const note = (answer: Response) => {
      if (answer.request().resourceType() === "script") scripts.push(answer);
    };
    page.on("response", note);
    await page.goto(path);
    const rules = page.waitForResponse(/schema-.*\.js/);
    await page.locator("form[method=post] input[name=email]").last().focus();
    await ready(page, true);
    await (await rules).finished();
    page.off("response", note);
    const { js } = await weightOf(scripts);
    if (js === 0 || js > budgets.scriptAfterIntent) faults.push(`${path}: ${js} KiB`);
  }
  expect(faults).toEqual([]);
});
