// @ts-check
/** What a visitor meets beside a page at rest: open menus, errors, notices, print. */

/** @typedef {import("playwright").Page} Page */

/**
 * `act` is done before the picture; `view` keeps the picture to the window.
 * @typedef {{ name: string, path: string, widths?: number[], media?: Parameters<Page["emulateMedia"]>[0], act?: (page: Page) => Promise<void>, view?: boolean }} State
 */

const open = (/** @type {string} */ menu) => (/** @type {Page} */ page) =>
  page.locator(`${menu} > summary`).first().click();

const send = (/** @type {Page} */ page) =>
  page.locator("#lead-contact button[type=submit]").click();

/** Sends the contact form with a script, which shows the toast. @param {Page} page */
async function sendContact(page) {
  const fields = { name: "Ada Miller", email: "ada@example.com", message: "Our server is old." };
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`#lead-contact [name=${name}]`).fill(value);
  }
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
  await send(page);
  await page.locator("[data-toast=ok]").first().waitFor();
}

/** Sends the contact form empty. @param {Page} page */
async function sendNothing(page) {
  await send(page);
  await page.locator("[role=alert]").first().waitFor();
}

const article = "/blog/importance-of-penetration-testing";

/** @type {State[]} */
export const states = [
  { name: "menu", path: "/", widths: [360, 768], act: open(".narrow-menu"), view: true },
  { name: "menu", path: "/about", widths: [1280], act: open(".drop"), view: true },
  { name: "fault", path: "/contact", act: sendNothing },
  { name: "toast", path: "/contact", act: sendContact, view: true },
  { name: "success", path: "/contact?sent=contact" },
  { name: "success", path: "/services/managed-it-guide?sent=guide" },
  { name: "no match", path: "/blog?q=nothing" },
  { name: "not found", path: "/nope" },
  ...["/", "/rtp", "/legal", article, "/services/voip"].map((path) => ({
    name: "print",
    path,
    widths: [768],
    media: { media: /** @type {const} */ ("print") },
  })),
  ...["/", "/services/line-card", "/services/cybersecurity"].map((path) => ({
    name: "forced colors",
    path,
    widths: [360, 1280],
    media: { forcedColors: /** @type {const} */ ("active") },
  })),
];
