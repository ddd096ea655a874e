import { expect, type Page, ready, test } from "../support/browser";

const contactForm = (page: Page) => page.locator("#contact-form");

const messages = [
  "Please enter your name.",
  "Please enter a valid email address.",
  "Please enter a message.",
];

for (const path of ["/", "/contact"]) {
  test.describe(`the contact form of ${path}`, () => {
    test.beforeEach(async ({ page, scripted }) => {
      await page.goto(path);
      await ready(page, scripted);
    });

    test("names each fault at its field and in a summary, and keeps every value", async ({
      page,
      site,
    }) => {
      await contactForm(page).getByLabel("Email").fill("zoe@");
      await page.getByLabel("Company").fill("Brandt & Søn");
      await page.getByLabel("Number of employees").selectOption("11-50");
      await page.getByRole("checkbox", { name: "VoIP" }).check();
      await page.getByRole("button", { name: "Send Message" }).click();

      const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
      for (const message of messages) await expect(summary.getByText(message)).toBeVisible();
      await expect(page).toHaveTitle(/^Error: /);
      const controls = { Name: 0, Email: 1, Message: 2 };
      for (const [label, at] of Object.entries(controls)) {
        const control = contactForm(page).getByRole("textbox", { name: label });
        await expect(control).toHaveAttribute("aria-invalid", "true");
        await expect(control).toHaveAccessibleDescription(new RegExp(`${messages[at]}`));
      }
      await expect(contactForm(page).getByRole("textbox", { name: "Email" })).toHaveValue("zoe@");
      await expect(page.getByLabel("Company")).toHaveValue("Brandt & Søn");
      await expect(page.getByLabel("Number of employees")).toHaveValue("11-50");
      await expect(page.getByRole("checkbox", { name: "VoIP" })).toBeChecked();

      await summary.getByRole("link", { name: messages[0] }).click();
      await expect(contactForm(page).getByRole("textbox", { name: "Name" })).toBeFocused();
      expect(await site.rows("deliveries")).toEqual([]);
    });

    test("takes a good submission, shows the notice in its place, and delivers", async ({
      page,
      site,
      scripted,
    }) => {
      await contactForm(page).getByRole("textbox", { name: "Name" }).fill("Zoë Brandt");
      await contactForm(page).getByRole("textbox", { name: "Email" }).fill("zoe@example.org");
      await contactForm(page).getByRole("textbox", { name: "Message" }).fill("Please call.");
      await page.getByLabel("Cybersecurity", { exact: true }).check();
      await page.getByRole("button", { name: "Send Message" }).click();

      await expect(page).toHaveURL(new RegExp(`${path}\\?sent=contact`));
      const notice = page.locator("#contact-form").getByRole("status");
      await expect(notice).toContainText("Form submitted successfully!");
      await expect(notice).toContainText("We'll be in touch with you shortly.");
      await expect(notice).toBeInViewport();
      await expect(page.locator("[data-toast=ok]")).toHaveCount(scripted ? 1 : 0);
      await expect.poll(() => site.service.arrivals).toHaveLength(1);
      expect(site.service.arrivals[0]?.body).toMatchObject({ services: ["cybersecurity"] });
      expect(await site.rows("contact_submissions")).toHaveLength(1);

      await page.getByRole("link", { name: "Send something else" }).click();
      await expect(contactForm(page).getByRole("textbox", { name: "Name" })).toHaveValue("");
    });
  });
}

test("a double click is one submission", async ({ page, site, scripted }) => {
  await page.goto("/contact");
  await ready(page, scripted);
  await contactForm(page).getByRole("textbox", { name: "Name" }).fill("Ann");
  await contactForm(page).getByRole("textbox", { name: "Email" }).fill("ann@example.org");
  await contactForm(page).getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).dblclick();
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
  expect(await site.rows("contact_submissions")).toHaveLength(1);
});

test("going back and sending again is the same submission", async ({ page, site, scripted }) => {
  const send = async () => {
    await ready(page, scripted);
    await contactForm(page).getByRole("textbox", { name: "Name" }).fill("Ann");
    await contactForm(page).getByRole("textbox", { name: "Email" }).fill("ann@example.org");
    await contactForm(page).getByRole("textbox", { name: "Message" }).fill("Hello");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
  };
  await page.goto("/contact");
  await send();
  await page.goto("/contact");
  await send();
  expect(await site.rows("contact_submissions")).toHaveLength(1);
});

test("a failure everywhere keeps what was typed and says so", async ({ page, site, scripted }) => {
  await site.db.exec(
    "create trigger refuse before insert on deliveries begin select raise(abort, 'no'); end",
  );
  site.service.behaviour = "fail";
  await page.goto("/contact");
  await ready(page, scripted);
  await contactForm(page).getByRole("textbox", { name: "Name" }).fill("Ann");
  await contactForm(page).getByRole("textbox", { name: "Email" }).fill("ann@example.org");
  await contactForm(page).getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).click();
  const alert = page.locator("#contact-form").getByRole("alert");
  await expect(alert).toContainText("Form submission failed");
  await expect(alert).toContainText("Please try again later or contact us directly.");
  await expect(page.locator("[data-toast=danger]")).toHaveCount(scripted ? 1 : 0);
  await expect(contactForm(page).getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
});
