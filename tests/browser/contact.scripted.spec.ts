import { expect, type Page, ready, test } from "../support/browser";

const contactForm = (page: Page) => page.locator("#contact-form");

test("a draft survives a reload and is gone after success", async ({ page }) => {
  await page.goto("/contact");
  await ready(page, true);
  await contactForm(page).getByRole("textbox", { name: "Message" }).fill("Half a thought");
  await page.getByRole("checkbox", { name: "VoIP" }).check();
  await page.reload();
  await expect(contactForm(page).getByRole("textbox", { name: "Message" })).toHaveValue(
    "Half a thought",
  );
  await expect(page.getByRole("checkbox", { name: "VoIP" })).toBeChecked();
  await contactForm(page).getByRole("textbox", { name: "Name" }).fill("Ann");
  await contactForm(page).getByRole("textbox", { name: "Email" }).fill("ann@example.org");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
  await page.goto("/contact");
  await ready(page, true);
  await expect(contactForm(page).getByRole("textbox", { name: "Message" })).toHaveValue("");
});
