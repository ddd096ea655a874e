import { expect, type Page, test } from "../support/browser";
import { lead, submit, submitted } from "../support/fill";
import { officePath } from "../support/pages";
import type { Site } from "../support/site";

/** Sends the contact form with a fault, then without, and waits for its notice. */
async function sendTwice(page: Page) {
  await submit(page, "contact", { ...lead, message: "" });
  await submitted(page, "contact", lead);
}

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
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  await visit(page);
  await sendTwice(page);
  // Of the page that led here only its host leaves the tab.
  expect(bodies.join()).toContain("search.example");
  expect(bodies.join()).not.toContain("phones");
  await page.goto(officePath);
  await submitted(page, "location-contact", { ...lead, message: "Another question." });
  expect(await origins(site)).toEqual([began, began]);
  expect(JSON.stringify(site.service.arrivals)).not.toContain("first_page");
});

test("it goes with a form that is sent natively, too", async ({ page, site }) => {
  await page.route("**/*.js", (route) => route.abort());
  await visit(page);
  await sendTwice(page);
  expect(await origins(site)).toEqual([began]);
});

test("a search that the browser sends has its words in the address, and nothing else", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/blog?utm_source=news");
  await page.locator("#article-search").fill("cloud");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\?q=cloud#found$/);
});
