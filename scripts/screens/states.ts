/** States of a page that a visitor can meet: open menus, errors, notices, print. */
import type { Page } from "playwright";
import { firstPageIn } from "../page-paths.ts";
import type { Shot } from "./take.ts";

export type State = Shot & { name: string; widths?: number[] };

const open = (menu: string) => (page: Page) => page.locator(`${menu} > summary`).first().click();

/** Enters the contact form, whose scripts have then loaded, and fills it in. */
async function fill(page: Page, values: Record<string, string>) {
  const form = page.locator("#lead-contact");
  await form.locator("[name=name]").focus();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#lead-contact") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  return form;
}

/** Sends the contact form with these values and waits for the response. */
const send = (values: Record<string, string>, outcome: string) => async (page: Page) => {
  await (await fill(page, values)).locator("button[type=submit]").click();
  await page.locator(outcome).first().waitFor();
};

/** Leaves the field of an address that looks mistyped, and waits for the question. */
const mistype = async (page: Page) => {
  const form = await fill(page, { ...lead, email: "ada@gmial.com" });
  await form.getByText("Did you mean").waitFor();
};

export const lead = { name: "Ada Miller", email: "ada@example.com", message: "Our server is old." };
const article = await firstPageIn("/blog/");

export const states: State[] = [
  { name: "menu", path: "/", widths: [360, 768], act: open(".narrow-menu"), view: true },
  { name: "menu", path: "/about", widths: [1280], act: open(".drop"), view: true },
  { name: "error", path: "/contact", act: send({}, "[id$=-outcome]") },
  { name: "toast", path: "/contact", act: send(lead, "[data-toast=ok]"), view: true },
  { name: "mistyped", path: "/contact", act: mistype },
  { name: "mistyped", path: "/contact?sent=contact&ref=1a2b3c4d&meant=gmail.com" },
  { name: "success", path: "/contact?sent=contact&ref=1a2b3c4d" },
  { name: "success", path: "/services/managed-it-guide?sent=guide&ref=1a2b3c4d" },
  { name: "no match", path: "/blog?q=nothing" },
  { name: "not found", path: "/nope" },
  ...["/", "/rtp", "/legal", article, "/services/voip"].map((path) => ({
    name: "print",
    path,
    widths: [768],
    media: { media: "print" as const },
  })),
  ...["/", "/services/line-card", "/services/cybersecurity"].map((path) => ({
    name: "forced colors",
    path,
    widths: [360, 1280],
    media: { forcedColors: "active" as const },
  })),
];
