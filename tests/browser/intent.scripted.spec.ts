import { expect, open, type Page, ready, test } from "../support/browser";
import { fill, send, submit } from "../support/fill";
import { hold } from "../support/hold";

const lead = { name: "Ann Lee", email: "ann@example.org", message: "Please call." };

/** Every script file the page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  return asked;
}

test("a form sent before the scripts are there is sent once, natively", async ({ page, site }) => {
  const scripts = await hold(page, "**/*.js");
  await page.goto("/contact");
  await fill(page, "contact", lead);
  await page.locator("#lead-contact [name=email]").press("Enter");
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
  scripts.release();
  await expect.poll(() => site.service.arrivals).toHaveLength(1);
  expect(await site.rows("contact_submissions")).toMatchObject([lead]);
});

test("on a processor four times slower the first characters stay, and the form is sent once", async ({
  page,
  site,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto("/contact");
  await page.locator("#lead-contact [name=name]").click();
  await page.keyboard.type(lead.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(lead.email);
  await ready(page, true);
  await expect(page.locator("#lead-contact [name=name]")).toHaveValue(lead.name);
  await expect(page.locator("#lead-contact [name=email]")).toHaveValue(lead.email);
  await submit(page, "contact", { message: lead.message });
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
  expect(await site.rows("contact_submissions")).toMatchObject([lead]);
});

test("a browser that keeps nothing for this site, or no more, sends two forms of a page", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const full = { getItem: () => null, setItem: denied, removeItem: denied };
    const get = location.search === "?full" ? () => full : denied;
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, { get });
    }
    Object.defineProperty(document, "cookie", { get: denied, set: denied });
  });
  for (const path of ["/contact", "/contact?full"]) {
    await open(page, path, true);
    await submit(page, "contact", { ...lead, message: path });
    await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
    await submit(page, "newsletter", { email: lead.email });
    await expect(page.locator("#newsletter-form").getByRole("status")).toBeVisible();
  }
  expect(await site.rows("contact_submissions")).toHaveLength(2);
});

test("a tab that holds a draft loads at once, and a form that was sent natively leaves none", async ({
  page,
}) => {
  await open(page, "/contact", true);
  await fill(page, "contact", lead);
  await page.goto("/");
  // Home has the same form; nobody enters it here.
  await expect(page.locator("#lead-contact [name=message]")).toHaveValue(lead.message);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  await submit(page, "contact", lead);
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
  // The page drops the draft at its end, after its notice can be seen.
  await page.waitForLoadState("domcontentloaded");
  await page.unroute("**/*.js");
  const asked = scriptsOf(page);
  await page.goto("/contact");
  await expect(page.locator("#lead-contact [name=message]")).toHaveValue("");
  expect(asked).toEqual([]);
});

test("a link that says a form was sent leaves the draft of one that this tab has not sent", async ({
  page,
}) => {
  const foreign = { referer: "https://elsewhere.example/" };
  await open(page, "/contact", true);
  await fill(page, "contact", lead);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  // Refused, and so not sent: what follows is no answer to it.
  await send(page, "contact");
  await expect(page.locator("#contact-outcome")).toContainText("There is a problem");
  await page.goto("/contact?sent=contact&ref=deadbeef", foreign);
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
  await page.waitForLoadState("domcontentloaded");
  await page.unroute("**/*.js");
  await page.goto("/contact");
  await expect(page.locator("#lead-contact [name=message]")).toHaveValue(lead.message);
});
