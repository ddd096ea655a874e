import { locationPages, servicePages } from "~/content/pages";
import { expect, ready, test } from "../support/browser";

const office = locationPages[0]?.label ?? "";

const background = (element: Element) => getComputedStyle(element).backgroundColor;

test("the header is transparent and large at first, then solid, small and shadowed; without a script it is always solid", async ({
  page,
  scripted,
}) => {
  await page.goto("/");
  const header = page.locator("header.site-header");
  if (!scripted) {
    expect(await header.evaluate(background)).toBe("rgb(255, 255, 255)");
    return;
  }
  await expect.poll(() => header.evaluate(background)).toBe("rgba(0, 0, 0, 0)");
  const tall = (await header.boundingBox())?.height ?? 0;
  await page.evaluate(() => scrollTo({ top: 10, behavior: "instant" }));
  await expect.poll(() => header.evaluate(background)).toBe("rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo({ top: 11, behavior: "instant" }));
  await expect.poll(() => header.evaluate(background)).toBe("rgb(255, 255, 255)");
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(tall);
  await expect(header).not.toHaveCSS("box-shadow", "none");
});

test("the wide menus list the services and the locations, one of them at a time, again and again", async ({
  page,
  scripted,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await ready(page, scripted);
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link", { name: "Cybersecurity" })).toBeHidden();
  await nav.getByText("Services", { exact: true }).click();
  await expect(nav.locator("details").first().getByRole("link")).toHaveCount(servicePages.length);
  await expect(nav.getByRole("link", { name: "Cybersecurity" })).toBeVisible();
  await nav.getByText("Locations").click();
  await expect(nav.getByRole("link", { name: office })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Cybersecurity" })).toBeHidden();
  await nav.getByText("Services", { exact: true }).click();
  await expect(nav.getByRole("link", { name: "Cybersecurity" })).toBeVisible();
  await nav.getByText("Locations").click();
  if (scripted) {
    await page.keyboard.press("Escape");
    await expect(nav.getByRole("link", { name: office })).toBeHidden();
    await expect(nav.getByText("Locations")).toBeFocused();
  }
});

test("the narrow panel opens, closes and opens again, and closes on a choice", async ({
  page,
  scripted,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await ready(page, scripted);
  const button = page.locator(".narrow-menu > summary");
  const panel = page.getByRole("navigation", { name: "Menu" });
  for (const shown of [true, false, true]) {
    await button.click();
    await expect(panel).toBeVisible({ visible: shown });
  }
  for (const heading of ["Services", "Locations"]) {
    await expect(panel.getByRole("heading", { name: heading })).toBeVisible();
  }
  await panel.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(panel).toBeHidden();
});

test("the skip link leads to the content", async ({ page }) => {
  await page.goto("/");
  // A first page waits a moment for its typefaces, and until then has nothing to focus.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});
