import { axeFaults, expect, ready, test } from "../support/browser";
import { pagePaths } from "../support/pages";

const pages = [...pagePaths, "/contact?sent=contact", "/blog?q=nothing%20like%20it", "/nope"];

// Until a form is entered, a page is the same document with a script and without.
for (const width of [360, 1280]) {
  test(`every page is accessible at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    const faults: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      for (const fault of await axeFaults(page, true)) faults.push(`${path}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}

test("no page is wider than a window of 320, 360, 768 or 1280 px", async ({ page }) => {
  const faults: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) faults.push(`${path} at ${width} px: ${over} px`);
    }
  }
  expect(faults).toEqual([]);
});

test("once Remix has taken over, a page is as wide and as accessible as before", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const faults: string[] = [];
  for (const path of ["/", "/blog", "/locations/carmel", "/nope"]) {
    await page.goto(path);
    await ready(page, true);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) faults.push(`${path}: ${over} px over`);
    for (const fault of await axeFaults(page, true)) faults.push(`${path}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
