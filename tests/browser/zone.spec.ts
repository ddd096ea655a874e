import { site as facts } from "~/config/site";
import { test as base, expect, ready } from "../support/browser";
import { formOf, submit, submitted } from "../support/fill";
import { minified, obfuscated, rocketLoaded, startZone, watched } from "../support/zone";

/** What a zone adds is refused by the policy, and the browser says so; errors of our own fail a test. */
const test = base.extend({
  complaints: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await use(errors);
    expect(errors).toEqual([]);
  },
});

const zones = {
  "new zone": [obfuscated, minified, watched],
  "zone with Rocket Loader": [obfuscated, minified, watched, rocketLoaded],
};

for (const [name, changes] of Object.entries(zones)) {
  test(`behind a ${name} addresses are read and pressed, menus open, a search finds and a form is sent`, async ({
    page,
    site,
    scripted,
  }) => {
    await site.reset();
    const zone = await startZone(site.url, changes);
    const runs = scripted && !changes.includes(rocketLoaded);
    await page.goto(`${zone.url}/contact`);
    await expect(page.locator("html")).toHaveClass(runs ? /\bjs\b/ : "");
    const address = page.locator("footer").getByRole("link", { name: facts.email });
    await expect(address).toHaveAttribute("href", `mailto:${facts.email}`);

    await page
      .getByRole("navigation", { name: "Main" })
      .getByText("Services", { exact: true })
      .click();
    await page.getByRole("link", { name: "Cybersecurity" }).first().click();
    await expect(page).toHaveURL(`${zone.url}/services/cybersecurity`);

    await page.goto(`${zone.url}/blog`);
    const articles = page.locator("#articles li:visible h3");
    const all = await articles.count();
    await page.getByRole("searchbox").fill("voip");
    await page.getByRole("searchbox").press("Enter");
    await expect.poll(() => articles.count()).toBeLessThan(all);
    await expect(articles.first()).toBeVisible();

    await page.goto(`${zone.url}/contact`);
    await ready(page, runs);
    const lead = { name: "Ann Lee", email: "ann@example.org", message: "Two lines,\nas typed." };
    await submit(page, "contact", { ...lead, email: "ann" });
    await expect(formOf(page, "contact").locator("[aria-invalid=true]")).toHaveCount(1);
    await submitted(page, "contact", lead);
    expect(await site.rows("contact_submissions")).toMatchObject([lead]);
    await zone.stop();
  });
}
