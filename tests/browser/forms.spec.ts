import { expect, ready, test } from "../support/browser";
import { type Entry, fill, formOf, send } from "../support/fill";

const person = { name: "Zoë Brandt", email: "zoe@example.org", phone: "+1 (317) 555-0110" };

interface Case {
  form: string;
  path: string;
  values: Record<string, Entry>;
  /** One below each minimum, and at it (specification 5, specification 9). */
  below: Record<string, Entry>;
  least: Record<string, Entry>;
  /** What an empty form says, and one that is below each minimum, field by field. */
  faults: Record<string, string>;
  success: [title: string, text: string];
  failure: [title: string, text: string];
  /** Succeeds only on the form service's word. */
  succeedsOnService?: true;
}

const email = "Please enter a valid email address.";
const shortly = "We'll be in touch with you shortly.";
const wrong: [string, string] = ["Something went wrong", "Please try again later."];

const cases: Case[] = [
  {
    form: "guide",
    path: "/services/managed-it-guide",
    values: { firstName: "Zoë", lastName: "Brandt", email: person.email, company: "Søn" },
    below: { firstName: "A", lastName: "L", email: "a@b", company: "C" },
    least: { firstName: "An", lastName: "Li", email: "a@b.c", company: "Co" },
    faults: {
      firstName: "First name must be at least 2 characters.",
      lastName: "Last name must be at least 2 characters.",
      email,
      company: "Company name must be at least 2 characters.",
    },
    success: ["Guide download ready!", "The download starts in a second."],
    failure: wrong,
  },
  {
    form: "meeting",
    path: "/services/managed-it-guide",
    values: { ...person, message: "Tuesday" },
    below: { name: "A", email: "a@b", phone: "123456789" },
    least: { name: "An", email: "a@b.c", phone: "1234567890" },
    faults: {
      name: "Name must be at least 2 characters.",
      email,
      phone: "Please enter a valid phone number.",
    },
    success: ["Meeting request received", "We'll be in touch with you shortly to set a time."],
    failure: wrong,
  },
  {
    form: "partnership",
    path: "/presence-partnership",
    values: { ...person, companyName: "Søn" },
    below: { name: "A", companyName: "C", email: "a@b", phone: "123456789" },
    least: { name: "An", companyName: "Co", email: "a@b.c", phone: "1234567890" },
    faults: {
      name: "Name must be at least 2 characters.",
      companyName: "Company name must be at least 2 characters.",
      email,
      phone: "Please enter a valid phone number.",
    },
    success: [
      "Partnership inquiry submitted",
      "We'll be in touch with you soon regarding your interest in our partnership program.",
    ],
    failure: [
      "Something went wrong",
      "Your partnership inquiry couldn't be submitted. Please try again.",
    ],
  },
  {
    form: "location-contact",
    path: "/locations/tumwater",
    values: { ...person, message: "Hello" },
    below: { name: " ", email: "a@b", message: " " },
    least: { name: "A", email: "a@b.c", message: "m" },
    faults: { name: "Please enter your name.", email, message: "Please enter a message." },
    success: ["Form submitted successfully!", shortly],
    failure: ["Form submission failed", "Please try again later or contact us directly."],
  },
  {
    form: "procurement",
    path: "/services/line-card",
    values: { ...person, company: "Søn", interests: ["Dell", "Palo Alto"] },
    below: { name: "A", email: "a@b", company: "C" },
    least: { name: "An", email: "a@b.c", company: "Co" },
    faults: {
      name: "Name must be at least 2 characters.",
      email,
      company: "Company name must be at least 2 characters.",
    },
    success: ["Request submitted successfully", shortly],
    failure: wrong,
    succeedsOnService: true,
  },
  {
    form: "support",
    path: "/support",
    values: {
      ...person,
      company: "Søn",
      subject: "Printer",
      message: "It hums and prints nothing.",
      termsAccepted: true,
    },
    below: {
      name: "A",
      email: "a@b",
      phone: "123456",
      company: "C",
      subject: "S",
      message: "012345678",
    },
    least: {
      name: "An",
      email: "a@b.c",
      phone: "1234567",
      company: "Co",
      subject: "It",
      message: "0123456789",
      termsAccepted: true,
    },
    faults: {
      name: "Name must be at least 2 characters.",
      email,
      phone: "Please enter a valid phone number.",
      company: "Company name must be at least 2 characters.",
      subject: "Subject must be at least 2 characters.",
      message: "Message must be at least 10 characters.",
      termsAccepted: "You must agree to the terms and conditions.",
    },
    success: ["Support ticket submitted", "We'll get back to you as soon as possible."],
    failure: ["Error submitting form", "Please try again or contact us directly."],
    succeedsOnService: true,
  },
  {
    form: "newsletter",
    path: "/about",
    values: { email: person.email },
    below: { email: "a@b" },
    least: { email: "a@b.c" },
    faults: { email },
    success: ["Subscription successful!", "Thank you for subscribing to our newsletter."],
    failure: ["Subscription failed", "Something went wrong. Please try again later."],
  },
];

for (const one of cases) {
  test.describe(`the ${one.form} form`, () => {
    test.beforeEach(async ({ page, scripted }) => {
      await page.goto(one.path);
      await ready(page, scripted);
    });

    test("empty or one below each minimum is refused, field by field, and the least is taken", async ({
      page,
      site,
    }) => {
      await send(page, one.form);
      const form = formOf(page, one.form);
      const summary = form.getByRole("alert");
      await expect(summary.getByRole("link")).toHaveText(Object.values(one.faults));
      for (const [name, message] of Object.entries(one.faults)) {
        const control = form.locator(`[name="${name}"]`);
        await expect(control).toHaveAttribute("aria-invalid", "true");
        await expect(control).toHaveAccessibleDescription(new RegExp(message));
      }
      const title = one.form === "newsletter" ? "Invalid email" : "There is a problem";
      await expect(page.getByRole("alert", { name: title })).toHaveCount(1);
      await expect(page.getByRole("alert")).toHaveCount(1);
      await fill(page, one.form, one.below);
      await send(page, one.form);
      await expect(summary.getByRole("link")).toHaveText(Object.values(one.faults));
      for (const [name, value] of Object.entries(one.below)) {
        await expect(form.locator(`[name="${name}"]`)).toHaveValue(String(value));
      }
      expect(await site.rows("deliveries")).toEqual([]);
      expect(await site.rows("newsletter_subscriptions")).toEqual([]);
      expect(site.service.arrivals).toEqual([]);
      await fill(page, one.form, one.least);
      await send(page, one.form);
      await expect(page.locator(`#${one.form}-form`).getByRole("status")).toBeVisible();
    });

    test("refused everywhere, keeps all that was typed; then a double click is taken once", async ({
      page,
      site,
      scripted,
    }) => {
      const table = one.form === "newsletter" ? "newsletter_subscriptions" : "deliveries";
      await site.db.exec(
        `create trigger refuse before insert on ${table} begin select raise(abort, 'no'); end`,
      );
      site.service.behaviour = "fail";
      await fill(page, one.form, one.values);
      await send(page, one.form);
      const alert = formOf(page, one.form).getByRole("alert");
      await expect(alert).toContainText(one.failure[0]);
      await expect(alert).toContainText(one.failure[1]);
      await expect(page.locator("[data-toast=danger]")).toHaveCount(scripted ? 1 : 0);
      for (const [name, value] of Object.entries(one.values)) {
        const control = formOf(page, one.form).locator(`[name="${name}"]`);
        if (typeof value === "string") await expect(control).toHaveValue(value);
        if (value === true) await expect(control).toBeChecked();
      }
      if (one.form === "procurement") {
        await expect(formOf(page, one.form).locator("[name=interests]:checked")).toHaveCount(2);
      }
      await site.db.exec("drop trigger refuse");
      site.service.behaviour = "accept";
      site.service.arrivals.length = 0;
      await formOf(page, one.form).locator("button[type=submit]").dblclick();
      const notice = page.locator(`#${one.form}-form`).getByRole("status");
      await expect(notice).toContainText(one.success[0]);
      await expect(notice).toContainText(one.success[1]);
      const idle = () =>
        [...document.querySelectorAll("label")]
          .map(({ htmlFor, control }) => (control ? "" : htmlFor))
          .filter(Boolean);
      expect(await page.evaluate(idle), "labels of controls that are gone").toEqual([]);
      const toast = page.locator("[data-toast=ok]").filter({ hasText: one.success[0] });
      await expect(toast).toHaveCount(scripted ? 1 : 0);
      if (one.form === "newsletter") {
        expect(await site.rows("newsletter_subscriptions")).toHaveLength(1);
      } else {
        expect(await site.rows("deliveries")).toHaveLength(1);
        await expect.poll(() => site.service.arrivals.length).toBe(1);
      }
    });

    if (one.succeedsOnService) {
      test("succeeding on the service, fails on its 500, is kept, and is a success once it was delivered", async ({
        page,
        site,
      }) => {
        site.service.behaviour = "fail";
        await fill(page, one.form, one.values);
        await send(page, one.form);
        await expect(formOf(page, one.form).getByRole("alert")).toContainText(one.failure[1]);
        const [kept] = await site.rows("deliveries");
        expect(kept).toMatchObject({ state: "pending" });
        const reference = String(kept?.id).slice(0, 8);
        await expect(formOf(page, one.form)).toContainText(`Your reference: ${reference}`);
        site.service.behaviour = "accept";
        await site.sweep(61_000);
        await send(page, one.form);
        const notice = page.locator(`#${one.form}-form`).getByRole("status");
        await expect(notice).toContainText(`Your reference: ${reference}`);
        expect(await site.rows("deliveries")).toMatchObject([{ state: "delivered" }]);
      });
    }
  });
}

test("urgency is medium at first", async ({ page }) => {
  await page.goto("/support");
  await expect(formOf(page, "support").locator("[name=urgency]:checked")).toHaveValue("medium");
});

test("the guide downloads by itself after its notice", async ({ page, scripted }) => {
  await page.goto("/services/managed-it-guide");
  await ready(page, scripted);
  await fill(page, "guide", cases[0]?.values ?? {});
  const downloading = page.waitForEvent("download");
  await send(page, "guide");
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("managed-it-services-guide.html");
  await expect(page.locator("#guide-form").getByRole("status")).toBeVisible();
  await expect(page.locator("[data-toast=ok]").filter({ hasText: "Download started" })).toHaveCount(
    scripted ? 1 : 0,
  );
});
