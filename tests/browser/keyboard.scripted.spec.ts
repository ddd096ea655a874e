import { partners } from "~/config/partners";
import { testimonials } from "~/content/testimonials";
import { expect, test } from "../support/browser";
import { expectFocusSeen } from "../support/focus";

for (const width of [360, 1280]) {
  test(`by keyboard at ${width} px testimonials change and brands are chosen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    await page.locator("#testimonials input").first().focus();
    const [first = "", ...others] = testimonials.map(({ author }) => author);
    for (const shown of [...others, first]) {
      await page.keyboard.press("ArrowRight");
      await expectFocusSeen(page);
      await expect(page.locator("#testimonials").getByText(shown)).toBeVisible();
    }
    await page.goto("/services/line-card");
    const [firstBox] = await page.locator(".brand input").all();
    await firstBox?.focus();
    for (let brand = 0; brand < partners.length; brand++) {
      await expectFocusSeen(page);
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
    }
    await expect(page.locator(".brand input:checked")).toHaveCount(partners.length);
    // Back up through the page with the tray in sight.
    for (let stop = 0; stop < 22; stop++) {
      await page.keyboard.press("Shift+Tab");
      await expectFocusSeen(page);
    }
  });
}
