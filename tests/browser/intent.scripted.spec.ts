import { expect, open, test } from "../support/browser";
import { fill, lead, noticeOf, send, submitted } from "../support/fill";
import { hold } from "../support/hold";

test("a form sent before the scripts are there is sent once, natively", async ({ page, site }) => {
  const scripts = await hold(page, "**/*.js");
  await page.goto("/contact");
  await fill(page, "contact", lead);
  await page.locator("#lead-contact [name=email]").press("Enter");
  await expect(noticeOf(page, "contact")).toBeVisible();
  scripts.release();
  await expect.poll(() => site.service.arrivals).toHaveLength(1);
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
  for (const path of ["/contact?utm_source=later", "/contact?full"]) {
    await open(page, path, true);
    await submitted(page, "contact", { ...lead, message: path });
    await submitted(page, "newsletter", { email: lead.email });
  }
  expect(await site.rows("contact_submissions")).toHaveLength(2);
  const origins = await site.rows("select campaign from deliveries where form = 'contact'");
  expect(origins).toEqual([
    { campaign: '{"utm_source":"later"}' },
    { campaign: '{"first_page":"/contact"}' },
  ]);
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
  await submitted(page, "contact", lead);
  // The page drops the draft at its end, after its notice can be seen.
  await page.waitForLoadState("domcontentloaded");
  await page.unroute("**/*.js");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
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
  await expect(noticeOf(page, "contact")).toBeVisible();
  await page.waitForLoadState("domcontentloaded");
  await page.unroute("**/*.js");
  await page.goto("/contact");
  await expect(page.locator("#lead-contact [name=message]")).toHaveValue(lead.message);
});
