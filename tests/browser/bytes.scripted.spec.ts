import type { Response } from "@playwright/test";
import { weightOf } from "../../scripts/bench/browser.mjs";
import { expect, ready, test } from "../support/browser";
import { pagePaths } from "../support/pages";

/** KiB of a first view and of the scripts that entering a form loads, gzipped but for the fonts. */
const budgets = { all: 60, css: 10, fonts: 40, inlineScript: 2, scriptAfterIntent: 120 };

for (const path of pagePaths) {
  test(`${path} stays within its bytes, and asks for no script before a form is entered`, async ({
    page,
  }) => {
    const answers: Response[] = [];
    page.on("response", (answer) => answers.push(answer));
    await page.goto(path, { waitUntil: "networkidle" });
    const first = await weightOf(answers);
    expect(first.js).toBe(0);
    expect(first.css).toBeLessThanOrEqual(budgets.css);
    expect(first.fonts).toBeLessThanOrEqual(budgets.fonts);
    expect(first.html + first.css + first.fonts + first.other).toBeLessThanOrEqual(budgets.all);
    const inline = await page
      .locator("head script:not([type])")
      .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent?.length ?? 0));
    expect(inline).toHaveLength(1);
    expect(inline[0]).toBeLessThanOrEqual(budgets.inlineScript * 1024);

    const rules = page.waitForResponse(/schema-.*\.js/);
    await page.locator("form[method=post] input[name=email]").last().focus();
    await ready(page, true);
    await (await rules).finished();
    const after = await weightOf(answers);
    expect(after.js).toBeGreaterThan(0);
    expect(after.js).toBeLessThanOrEqual(budgets.scriptAfterIntent);
  });
}
