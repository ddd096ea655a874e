import type { Locator } from "@playwright/test";
import { colors } from "~/config/theme";
import { axeFaults, expect, type Page, ready, test } from "../support/browser";
import { send } from "../support/fill";
import { restyled, withoutHas } from "../support/restyled";

/** The colors that tell one state of a painted thing from another. */
const painted = (thing: Locator, pseudo = "") =>
  thing.evaluate((element, part) => {
    const { backgroundColor, borderTopColor, boxShadow } = getComputedStyle(element, part);
    return [backgroundColor, borderTopColor, boxShadow].join();
  }, pseudo);

/** Without its rule on contrast: it reads the page's own colors, which the visitor's have replaced. */
const otherAxeFaults = async (page: Page) =>
  (await axeFaults(page, true)).filter((fault) => !fault.startsWith("color-contrast"));

const chip = (page: Page, name: string) => page.locator(".chip").filter({ hasText: name });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the visitor's own colors, ${colorScheme}`, () => {
    test.use({ contextOptions: { forcedColors: "active", colorScheme } });

    test("buttons have an edge, and chips, cards, dots and boxes show their state", async ({
      page,
    }) => {
      await page.goto("/services/line-card");
      const card = page.locator("#line-card li").filter({ hasText: "Dell" }).first();
      const off = await painted(chip(page, "Dell"));
      const offBox = await painted(card.locator("input"));
      const unfocused = await card.locator("label").evaluate(outlineOf);
      await chip(page, "Dell").click();
      await expect.poll(() => painted(chip(page, "Dell"))).not.toBe(off);
      await expect.poll(() => painted(card.locator("input"))).not.toBe(offBox);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => card.locator("label").evaluate(outlineOf)).not.toBe(unfocused);
      const link = page.getByRole("main").getByRole("link", { name: "Become a Partner" });
      for (const button of await page.locator("main button").or(link).all()) {
        // However transparent, in forced colors a border is drawn.
        await expect(button).toHaveCSS("border", /^2px solid/);
      }
      expect(await otherAxeFaults(page)).toEqual([]);

      await page.goto("/");
      // Without the amber around it.
      await expect(page.locator("#contact .filled")).toHaveCSS("border", /^2px solid rgb\(/);
      const dots = page.locator("#testimonials input");
      expect(await painted(dots.nth(0))).not.toBe(await painted(dots.nth(1)));

      await page.goto("/contact");
      await expect(page.locator("select.control").first()).toHaveCSS("background-image", "none");
      await expect(page.locator("select.control").first()).toHaveCSS("appearance", "auto");
      await ready(page, true);
      await send(page, "contact");
      await expect(page.locator("form [id$=-outcome]")).toBeFocused();
      expect(await otherAxeFaults(page)).toEqual([]);
    });
  });
}

/** A color of the brand as the browser names it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/** The ring of an element. */
const outlineOf = (element: Element) => getComputedStyle(element).outlineStyle;

test("with more contrast asked for, quiet text and edges turn dark", async ({ page }) => {
  const hint = page.locator("#lead-contact > p").first();
  const field = page.locator("#lead-contact .control").first();
  await page.goto("/contact");
  const before = await hint.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ contrast: "more" });
  await expect
    .poll(() => hint.evaluate((element) => getComputedStyle(element).color))
    .not.toBe(before);
  await expect(field).toHaveCSS("border-color", rgb(colors.ink));
});

test("where the browser has no :has(), the boxes in the cards show choice and focus", async ({
  page,
}) => {
  await restyled(page, withoutHas);
  await page.goto("/services/line-card");
  const dell = page.getByRole("checkbox", { name: "Dell" });
  const off = await painted(dell);
  await page.locator("#line-card li").filter({ hasText: "Dell" }).first().click();
  await expect.poll(() => painted(dell)).not.toBe(off);
  await page.keyboard.press("Tab");
  const next = page.locator("#line-card input:focus");
  await expect(next).not.toHaveAttribute("value", "Dell");
  await expect(next).toHaveCSS("outline-style", "solid");
  await expect(page.getByText("Click to select").filter({ visible: true })).toHaveCount(0);
});
