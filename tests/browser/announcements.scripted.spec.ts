import { expect, open, type Page, ready, test } from "../support/browser";
import { fill, formOf, lead, noticeOf, problemOf, send, submit } from "../support/fill";
import { valuesOf } from "../support/form-cases";
import { hold } from "../support/hold";

declare global {
  interface Window {
    heard: string[];
  }
}

/** From now on, what a screen reader says by itself: texts of live regions as they change, and what takes the focus. */
const listen = (page: Page) =>
  page.evaluate(() => {
    window.heard = [];
    const say = (text: string | null | undefined) => {
      if (text?.trim()) window.heard.push(text.trim());
    };
    const live = ":is([role=status], [role=alert], [aria-live]):not([aria-live=off])";
    new MutationObserver((changes) => {
      for (const region of document.querySelectorAll(live)) {
        const isChanged = changes.some(
          ({ target, addedNodes }) =>
            region.contains(target) || [...addedNodes].some((added) => added.contains(region)),
        );
        if (isChanged) say(region.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    addEventListener("focusin", ({ target }) =>
      say(target instanceof Element ? target.textContent : ""),
    );
  });

/** How often something with this text was said. */
const timesHeard = (page: Page, text: string) =>
  page.evaluate((wanted) => window.heard.filter((one) => one.includes(wanted)).length, text);

test("a busy button keeps the focus, ignores more presses, and is announced once in the page's one live region, as is the success", async ({
  page,
  site,
}) => {
  await page.goto("/contact");
  // In the page from the start, or what it says first is not heard.
  await expect(page.locator("[role=status], [role=alert], [aria-live]")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("status")).toHaveText(
    "",
  );
  await ready(page, true);
  await fill(page, "contact", lead);
  const answer = await hold(page, "**/contact", "POST");
  await listen(page);
  const button = formOf(page, "contact").locator("button[type=submit]");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveText("Sending...");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  for (const key of ["Enter", "Space", "Enter"]) await page.keyboard.press(key);
  await expect(button).toBeFocused();
  await expect.poll(() => timesHeard(page, "Sending...")).toBe(1);
  await expect.poll(() => answer.asked.length).toBe(1);
  answer.release();
  await expect(page.getByRole("group", { name: "Form submitted successfully!" })).toBeFocused();
  await expect(page.locator("[data-toast=ok]")).toBeVisible();
  await expect.poll(() => timesHeard(page, "Form submitted successfully!")).toBe(1);
  expect(await timesHeard(page, "Sending...")).toBe(1);
  expect(await site.stored()).toMatchObject({ contact_submissions: 1 });
});

test("a download that starts by itself is announced, and stands in the notice", async ({
  page,
}) => {
  await open(page, "/services/managed-it-guide", true);
  await fill(page, "guide", valuesOf("guide"));
  const downloading = page.waitForEvent("download");
  await listen(page);
  await send(page, "guide");
  await downloading;
  await expect(noticeOf(page, "guide")).toContainText("Download started");
  await expect.poll(() => timesHeard(page, "Download started")).toBe(1);
  expect(await timesHeard(page, "Guide download ready!")).toBe(1);
});

test("a lost connection takes focus and title; the next try clears both", async ({ page }) => {
  await open(page, "/contact", true);
  const plain = await page.title();
  await fill(page, "contact", lead);
  const post = (url: URL) => url.pathname === "/contact";
  await page.route(post, (route) =>
    route.request().method() === "POST" ? route.abort("connectionfailed") : route.continue(),
  );
  await send(page, "contact");
  const failure = problemOf(page, "contact");
  await expect(failure).toContainText("Form submission failed");
  await expect(failure).toBeFocused();
  await expect(page).toHaveTitle(`Error: ${plain}`);
  await expect(formOf(page, "contact").locator("[name=message]")).toHaveValue(lead.message);
  // Away by a link and back: what the page says and its title agree.
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal" }).click();
  await expect(page).toHaveTitle(/^(?!Error)/);
  await page.goBack();
  await ready(page, true);
  await expect(page.locator("form [id$=-outcome]")).toHaveCount(0);
  await expect(page).toHaveTitle(plain);
  await expect(formOf(page, "contact").locator("[name=message]")).toHaveValue(lead.message);
  await page.unroute(post);
  await send(page, "contact");
  await expect(page).toHaveTitle(`Form submitted successfully! | ${plain}`);
});

test("a toast waits while the pointer or the focus is on it, and goes 5 s after both have left", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/contact", true);
  await submit(page, "contact", lead);
  const toast = page.locator("[data-toast=ok]");
  const box = page.getByRole("group", { name: "Form submitted successfully!" });
  await expect(box).toBeFocused();
  await toast.hover();
  await toast.getByRole("button", { name: "Dismiss" }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await toast.hover();
  await box.focus();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

test("a toast is closed by Enter on Dismiss, by Escape and by a click, again and again, and gives the focus back", async ({
  page,
}) => {
  await open(page, "/about", true);
  const field = formOf(page, "newsletter").locator("[name=email]");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await fill(page, "newsletter", { email: "nobody" });
  for (const how of ["Enter", "Escape", "click", "Escape", "Enter"]) {
    await send(page, "newsletter");
    await expect(page.getByRole("group", { name: "Invalid email" })).toBeFocused();
    await field.focus();
    if (how === "click") await dismiss.click();
    else {
      await dismiss.focus();
      await page.keyboard.press(how);
    }
    await expect(page.locator("[data-toast]")).toHaveCount(0);
    await expect(field).toBeFocused();
  }
});
