import { expect, open, type Page, test } from "../support/browser";
import { expectFocusSeen } from "../support/focus";

const sizes = [
  { width: 360, height: 740, menus: ".narrow-menu" },
  { width: 1280, height: 800, menus: ".drop" },
] as const;

const firstLink = (page: Page, menus: string) =>
  page.locator(`${menus}[open]`).locator("a").first();

for (const { width, height, menus } of sizes) {
  test(`a keyboard opens, walks and leaves every menu at ${width} px, and sees where it is`, async ({
    page,
    scripted,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await page.goto("/about");
    const buttons = await page.locator(`${menus} > summary`).all();
    for (const button of buttons) {
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(firstLink(page, menus)).toBeVisible();
      const links = await page.locator(`${menus}[open] a`).count();
      for (let n = 0; n < links; n++) {
        await page.keyboard.press("Tab");
        expect(
          await page.evaluate((one) => document.activeElement?.closest(one)?.tagName, menus),
        ).toBe("DETAILS");
        await expectFocusSeen(page);
      }
      if (scripted) {
        await page.keyboard.press("Escape");
        await expect(firstLink(page, menus)).toBeHidden();
        await expect(button).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(firstLink(page, menus)).toBeVisible();
        // Wherever the focus is.
        await button.evaluate((one: HTMLElement) => one.blur());
        await page.keyboard.press("Escape");
        await expect(firstLink(page, menus)).toBeHidden();
        await expect(button).toBeFocused();
        await page.keyboard.press("Enter");
        for (let n = 0; n < links; n++) await page.keyboard.press("Tab");
      }
      // Out at the end, and on to the page: the menu is gone, and nothing lies over the focus.
      for (let n = 0; n < 8; n++) {
        await page.keyboard.press("Tab");
        await expectFocusSeen(page);
      }
      await expect(firstLink(page, menus)).toBeHidden();
      if (!scripted) await button.evaluate((one) => one.parentElement?.removeAttribute("open"));
    }
  });
}

test("the narrow panel begins with the phone, its headings stand under the logo, and it ends in any window", async ({
  page,
}) => {
  for (const height of [740, 500, 300]) {
    await page.setViewportSize({ width: 360, height });
    await page.goto("/");
    await page.locator(".narrow-menu > summary").click();
    const links = page.locator(".narrow-menu a");
    await expect(links.first()).toHaveAttribute("href", /^tel:/);
    await expect(links.first()).toBeInViewport({ ratio: 1 });
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return Math.round(range.getBoundingClientRect().left);
        });
    expect(await left(".narrow-menu h2")).toBe(await left(".home-link"));
    await links.last().scrollIntoViewIfNeeded();
    // But for a fraction of a pixel, by which scrolling is rounded.
    await expect(links.last()).toBeInViewport({ ratio: 0.99 });
  }
});

test("the header stands still over a tall window, and goes with the page in a short one", async ({
  page,
}) => {
  for (const [height, shown] of [
    [740, true],
    [480, false],
  ] as const) {
    await page.setViewportSize({ width: 360, height });
    await page.goto("/about");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    const bottom = () =>
      page.locator(".site-header").evaluate((one) => one.getBoundingClientRect().bottom);
    await expect.poll(async () => (await bottom()) > 0).toBe(shown);
  }
});

test("after a link the document is a new one, named by its title, and reading starts at its top, from where a link skips to the content", async ({
  page,
  scripted,
}) => {
  // Also where a script has taken over the forms.
  await open(page, "/", scripted);
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
  await page.locator("footer").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveTitle(/^About/);
  await expect(page.locator("html[data-old]")).toHaveCount(0);
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual([
    "BODY",
    0,
  ]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});
