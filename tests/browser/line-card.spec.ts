import { partners } from "~/config/partners";
import { expect, open, type Page, test } from "../support/browser";
import { inDevtools } from "../support/devtools";
import { formOf, submitted } from "../support/fill";
import { valuesOf } from "../support/form-cases";

const cards = (page: Page) => page.locator("#line-card li");
const card = (page: Page, name: string) => cards(page).filter({ hasText: name }).first();
const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const chip = (page: Page, name: string) => page.locator(".chip").filter({ hasText: name });
const tray = (page: Page) => page.locator(".brand-tray");

/** What assistive technology is told of the tray; the count is generated, so it is in no text node. */
async function trayText(page: Page): Promise<string> {
  const { devtools, nodeId } = await inDevtools(page, ".brand-tray p");
  const { nodes } = await devtools.send("Accessibility.queryAXTree", {
    nodeId,
    role: "StaticText",
  });
  await devtools.detach();
  return nodes.map(({ name }) => String(name?.value ?? "").trim()).join(" ");
}

/** Expects that the page is not scrolled by what is done. */
async function expectStill(page: Page, act: () => Promise<void>) {
  const before = await page.evaluate(() => scrollY);
  await act();
  expect(await page.evaluate(() => scrollY)).toBe(before);
}

const path = "/services/line-card";

test("no brand is selected at first; a click on a card ticks its box, and stays where it is", async ({
  page,
  scripted,
}) => {
  await open(page, path, scripted);
  await expect(cards(page)).toHaveCount(partners.length);
  await expect(page.getByText("Click to select").filter({ visible: true })).toHaveCount(
    partners.length,
  );
  await expect(page.getByText("Selected", { exact: true }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(tray(page)).toBeHidden();
  for (const { name } of partners) {
    // In the middle of the window, and not under the bar of what is chosen: the click itself has nothing to scroll.
    await card(page, name).evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await expectStill(page, async () => {
      await card(page, name).click();
      await expect(box(page, name)).toBeChecked();
      await expect(card(page, name).getByText("Selected", { exact: true })).toBeVisible();
      await expect(card(page, name).getByText("Click to select")).toBeHidden();
    });
  }
  await card(page, "HP").click();
  await expect(box(page, "HP")).not.toBeChecked();
  await expect(card(page, "HP").getByText("Click to select")).toBeVisible();
});

test("a brand's box stands in its card, is named and described by it, shows its focus there, and does not move the page", async ({
  page,
  scripted,
}) => {
  await open(page, path, scripted);
  for (const { name, description } of partners) {
    const own = card(page, name).getByRole("checkbox", { name, exact: true });
    await expect(own).toHaveAccessibleDescription(description);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await box(page, "Microsoft").focus();
  await expect(card(page, "Microsoft").locator("label")).toHaveCSS("outline-style", "solid");
  // As assistive technology presses it, with no pointer near.
  await expectStill(page, async () => {
    await box(page, "Microsoft").evaluate((element: HTMLInputElement) => element.click());
    await expect(box(page, "Microsoft")).toBeChecked();
  });
  await page.keyboard.press("Space");
  await expect(box(page, "Microsoft")).not.toBeChecked();
});

test("a click on a chip selects its card and stays where it is; the form says what is chosen, and the tray counts", async ({
  page,
  scripted,
}) => {
  await open(page, path, scripted);
  /** The chosen ones, as assistive technology has them: pressed buttons, or a list where there is no script. */
  const said = scripted
    ? formOf(page, "procurement").getByRole("button", { pressed: true })
    : formOf(page, "procurement").getByRole("listitem");
  await expect(said).toHaveCount(0);
  await chip(page, "Ericsson LG").scrollIntoViewIfNeeded();
  await expectStill(page, async () => {
    await chip(page, "Ericsson LG").click();
    await expect(card(page, "Ericsson LG").getByText("Selected", { exact: true })).toBeVisible();
    await expect(said).toHaveText(["Ericsson LG"]);
    await chip(page, "Ericsson LG").click();
    await expect(said).toHaveCount(0);
  });
  await card(page, "Neat").click();
  await card(page, "3CX").click();
  await chip(page, "Dell").click();
  await expect(said).toHaveText(["Neat", "Dell", "3CX"]);
  if (scripted) {
    const button = formOf(page, "procurement").getByRole("button", { name: "Fanvil" });
    await button.press("Enter");
    await expect(box(page, "Fanvil")).toBeChecked();
    await button.press("Space");
    await expect(box(page, "Fanvil")).not.toBeChecked();
    await expect(button).toBeFocused();
  }
  await expect(tray(page)).toBeVisible();
  await expect.poll(() => trayText(page)).toBe("3 selected");
  await chip(page, "Dell").click();
  await expect.poll(() => trayText(page)).toBe("2 selected");
  await tray(page).getByRole("link", { name: "Go to the form" }).click();
  await expect(page.getByRole("heading", { name: "Become a Partner" })).toBeInViewport();
  await card(page, "Neat").click();
  await card(page, "3CX").click();
  await expect(tray(page)).toBeHidden();
});

test("what is chosen is there after a reload, and after a success the cards are empty", async ({
  page,
  scripted,
  site,
}) => {
  await open(page, path, scripted);
  await card(page, "Dell").click();
  await chip(page, "3CX").click();
  if (scripted) {
    await page.reload();
    await expect(box(page, "Dell")).toBeChecked();
    const pressed = formOf(page, "procurement").getByRole("button", { pressed: true });
    await expect(pressed).toHaveText(["Dell", "3CX"]);
  }
  const { interests: _, ...values } = valuesOf("procurement");
  await submitted(page, "procurement", values);
  expect(site.service.arrivals[0]?.body).toMatchObject({ interests: "Dell, 3CX" });
  await expect(page.locator(".brand input:checked, .brand input:enabled")).toHaveCount(0);
  await expect(page.getByText("Click to select").filter({ visible: true })).toHaveCount(0);
  await expect(tray(page)).toBeHidden();
  await page.locator("#procurement-form [data-sent]").getByRole("link").last().click();
  await expect(page.locator(".brand input:enabled")).toHaveCount(partners.length);
  await expect(page.locator(".brand input:checked")).toHaveCount(0);
});
