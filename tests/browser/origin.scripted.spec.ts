import { expect, type Page, test } from "../support/browser";
import { fill, send } from "../support/fill";
import type { Site } from "../support/site";

const lead = { name: "Ann Lee", email: "ann@example.org", message: "Please call." };

/** A visit that begins at a service with a campaign, and ends with a message three pages later. */
async function visit(page: Page) {
  await page.goto("/services/voip?utm_source=news&utm_campaign=fall&email=zoe@example.org", {
    referer: "https://search.example/?q=phones",
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await page.goto("/contact?utm_source=later");
}

const origins = async (site: Site) =>
  (await site.rows("deliveries")).map(({ campaign }) => JSON.parse(String(campaign)));

const began = {
  utm_source: "news",
  utm_campaign: "fall",
  first_page: "/services/voip",
  referrer: "search.example",
};

test("where the visit began goes with the form, and with the second one too", async ({
  page,
  site,
}) => {
  await visit(page);
  await fill(page, "contact", { ...lead, message: "" });
  await send(page, "contact");
  await fill(page, "contact", lead);
  await send(page, "contact");
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
  await page.goto("/locations/carmel");
  await fill(page, "location-contact", { ...lead, message: "Another question." });
  await send(page, "location-contact");
  await expect(page.locator("#location-contact-form").getByRole("status")).toBeVisible();
  expect(await origins(site)).toEqual([began, began]);
  expect(JSON.stringify(site.service.arrivals)).not.toContain("first_page");
});

test("it goes with a form that is sent natively, too", async ({ page, site }) => {
  await page.route("**/*.js", (route) => route.abort());
  await visit(page);
  await fill(page, "contact", { ...lead, message: "" });
  await send(page, "contact");
  await fill(page, "contact", lead);
  await send(page, "contact");
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
  expect(await origins(site)).toEqual([began]);
});

test("a browser that keeps nothing sends the lead without it", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await visit(page);
  await fill(page, "contact", lead);
  await send(page, "contact");
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
  expect(await origins(site)).toEqual([{ utm_source: "later" }]);
});
