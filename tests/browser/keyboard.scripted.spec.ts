import { partners } from "~/config/partners";
import { expect, test } from "../support/browser";
import { expectFocusSeen } from "../support/focus";

for (const width of [360, 1280]) {
  test(`by keyboard at ${width} px every brand is chosen, and the focus is seen above the tray`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 740 });
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
