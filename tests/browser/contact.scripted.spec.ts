import { expect, type Page, ready, test } from "../support/browser";

const contactForm = (page: Page) => page.locator("#contact-form");

test("the button says 'Sending...' and cannot be pressed while the form is on its way", async ({
  page,
  site,
}) => {
  await page.goto("/contact");
  await ready(page, true);
  await contactForm(page).getByRole("textbox", { name: "Name" }).fill("Ann");
  await contactForm(page).getByRole("textbox", { name: "Email" }).fill("ann@example.org");
  await contactForm(page).getByRole("textbox", { name: "Message" }).fill("Hello");
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/contact.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  const button = page.getByRole("button", { name: "Sending..." });
  await expect(button).toBeDisabled();
  answer();
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
  expect(await site.rows("contact_submissions")).toHaveLength(1);
});

test("the toast goes after five seconds, and stays while it is pointed at", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await ready(page, true);
  await contactForm(page).getByRole("textbox", { name: "Name" }).fill("Ann");
  await contactForm(page).getByRole("textbox", { name: "Email" }).fill("ann@example.org");
  await contactForm(page).getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).click();
  const toast = page.locator("[data-toast=ok]");
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

test("a lost connection keeps the form and says so", async ({ page }) => {
  await page.goto("/contact");
  await ready(page, true);
  await contactForm(page).getByRole("textbox", { name: "Name" }).fill("Ann");
  await contactForm(page).getByRole("textbox", { name: "Email" }).fill("ann@example.org");
  await contactForm(page).getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.route("**/contact.data*", (route) => route.abort("connectionfailed"));
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("#contact-form").getByRole("alert")).toContainText(
    "Form submission failed",
  );
  await expect(contactForm(page).getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
});

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
