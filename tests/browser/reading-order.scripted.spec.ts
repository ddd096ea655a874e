import { expect, test } from "../support/browser";

/**
 * What a screen reader meets on the pages where most is done: landmarks and controls by name, headings by
 * level, in order. Until a form is entered it is the same without a script. After a change on purpose: `npx playwright test reading-order -u`.
 */
const pages = [
  ["/", "home"],
  ["/contact", "contact"],
  ["/services/line-card", "line-card"],
  ["/support", "support"],
  ["/locations/carmel", "location"],
  ["/brand-guidelines", "brand-guidelines"],
] as const;

/** What a line of the tree says of a place or of something to act on; plain text may change without a test. */
const telling =
  /^(\s*- )'?((?:banner|navigation|main|contentinfo|search|form|group|radiogroup|status|region|heading|textbox|combobox|checkbox|radio|button|img|table|caption)\b(?: "[^"]*")?(?: \[[^\]]+\])*)/;

test("pages read in the order and by the names they are kept with", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, name] of pages) {
    await page.goto(path);
    const tree = await page.locator("body").ariaSnapshot();
    const lines = tree.split("\n").flatMap((line) => {
      const [, place, said] = telling.exec(line) ?? [];
      return said ? [`${place}${said.replace(/^heading ".*?"/, "heading")}`] : [];
    });
    expect.soft(`${lines.join("\n")}\n`, path).toMatchSnapshot(`${name}.yml`);
  }
});
