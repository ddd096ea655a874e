import { partners } from "~/content/partners";
import { expect, type Page, ready, test } from "../support/browser";

const cards = (page: Page) => page.locator("#line-card li");
const card = (page: Page, name: string) => cards(page).filter({ hasText: name }).first();
const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const chip = (page: Page, name: string) => page.locator(".chip").filter({ hasText: name });
const tray = (page: Page) => page.locator(".brand-tray");

/** What assistive technology is told of the tray; the count is generated, so it is in no text node. */
async function trayText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: ".brand-tray p",
  });
  const { nodes } = await session.send("Accessibility.queryAXTree", { nodeId, role: "StaticText" });
  await session.detach();
  return nodes.map(({ name }) => String(name?.value ?? "").trim()).join(" ");
}

const openPage = async (page: Page, scripted: boolean) => {
  await page.goto("/services/line-card");
  await ready(page, scripted);
};

test("none of thirteen brands is selected at first; a click on a card ticks its chip, and stays where it is", async ({
  page,
  scripted,
}) => {
  await openPage(page, scripted);
  await expect(cards(page)).toHaveCount(13);
  await expect(page.getByText("Click to select").filter({ visible: true })).toHaveCount(13);
  await expect(page.getByText("Selected", { exact: true }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(tray(page)).toBeHidden();
  for (const { name } of partners) {
    await card(page, name).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await card(page, name).click();
    await expect(box(page, name)).toBeChecked();
    await expect(card(page, name).getByText("Selected", { exact: true })).toBeVisible();
    await expect(card(page, name).getByText("Click to select")).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
  await card(page, "HP").click();
  await expect(box(page, "HP")).not.toBeChecked();
  await expect(card(page, "HP").getByText("Click to select")).toBeVisible();
});

test("a card shows the focus of its box, and the space bar selects it", async ({
  page,
  scripted,
}) => {
  await openPage(page, scripted);
  await page.getByRole("link", { name: "Choose by keyboard, in the form" }).press("Enter");
  await expect(page).toHaveURL(/#lead-procurement-interests$/);
  await page.keyboard.press("Tab");
  await expect(box(page, "Neat")).toBeFocused();
  await expect(box(page, "Neat")).toBeInViewport();
  await expect(card(page, "Neat").locator("label")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Space");
  await expect(card(page, "Neat").getByText("Selected", { exact: true })).toBeVisible();
});

test("a click on a chip selects its card, and the tray counts what is selected and leads to the form", async ({
  page,
  scripted,
}) => {
  await openPage(page, scripted);
  await chip(page, "Ericsson LG").click();
  await expect(card(page, "Ericsson LG").getByText("Selected", { exact: true })).toBeVisible();
  await chip(page, "Ericsson LG").click();
  await expect(card(page, "Ericsson LG").getByText("Click to select")).toBeVisible();
  await card(page, "Neat").click();
  await card(page, "3CX").click();
  await chip(page, "Dell").click();
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

test("with the form sent, the cards ask for nothing", async ({ page }) => {
  await page.goto("/services/line-card?sent=procurement");
  await expect(cards(page)).toHaveCount(13);
  await expect(page.getByText("Click to select").filter({ visible: true })).toHaveCount(0);
  await expect(tray(page)).toBeHidden();
});
