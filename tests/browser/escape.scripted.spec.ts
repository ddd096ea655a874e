import { expect, test } from "../support/browser";

for (const { width, menus } of [
  { width: 360, menus: ".narrow-menu" },
  { width: 1280, menus: ".drop" },
]) {
  test(`Escape closes a menu at ${width} px wherever the focus is, and gives it back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/about");
    const button = page.locator(`${menus} > summary`).first();
    const link = page.locator(menus).first().locator("a").first();
    await button.click();
    await expect(link).toBeVisible();
    await button.evaluate((one: HTMLElement) => one.blur());
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
  });
}
