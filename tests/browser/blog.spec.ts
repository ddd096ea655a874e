import { readdirSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, open, type Page, test } from "../support/browser";
import { textOf } from "../support/html";

/** A file each; the list itself is made by the build. */
const count = readdirSync("app/content/articles").length;
const articles = (page: Page) => page.locator("#articles li h3");

/** Types into the search, and sends it where no script listens. */
async function search(page: Page, text: string, scripted: boolean) {
  await page.getByRole("searchbox").fill(text);
  if (!scripted) await page.getByRole("button", { name: "Search", exact: true }).click();
}

test("a search shows the articles that match, as its address does", async ({ page, scripted }) => {
  await open(page, "/blog", scripted);
  await expect(articles(page)).toHaveCount(count);
  const title = await articles(page).last().innerText();
  for (const text of ["voip solutions", "CYBERSECURITY", title.slice(3, 20), "a", "doesn't"]) {
    const response = await page.request.get(`/blog?q=${encodeURIComponent(text)}`);
    const listed = parse(await response.text()).querySelectorAll("#articles li h3");
    expect(listed.length).toBeGreaterThan(0);
    await search(page, text, scripted);
    await expect(articles(page)).toHaveText(listed.map(textOf));
  }
});

test("a search without a match says so with its text, and clearing restores all, twice", async ({
  page,
  scripted,
}) => {
  await open(page, "/blog", scripted);
  for (const text of ["nothing <b>like</b> it", "nor & this"]) {
    await search(page, text, scripted);
    await expect(page.getByText("No articles found")).toBeVisible();
    await expect(page.locator("#found")).toContainText(text);
    await expect(articles(page).filter({ visible: true })).toHaveCount(0);
    const other = page.getByRole("link", { name: /^“.+”$/ }).filter({ visible: true });
    expect(await other.count()).toBeGreaterThan(1);
    const found = await page.request.get((await other.first().getAttribute("href")) ?? "");
    expect(await found.text()).toMatch(/\d of \d+ articles match/);
    await page.getByText("Clear search").click();
    await expect(articles(page)).toHaveCount(count);
    await expect(page.getByRole("searchbox")).toHaveValue("");
  }
});

test("Enter in the search stays at the field with a script, and without one lands on what it found, with the title saying so", async ({
  page,
  scripted,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/blog");
  const field = page.getByRole("searchbox");
  await field.fill("cloud <b>");
  if (scripted) {
    // Before the search has its script, Enter is the browser's own.
    await expect(page.getByRole("status")).toContainText(["No articles found for “cloud <b>”"]);
    await field.press("Enter");
    await expect(page).toHaveURL(/\/blog\?q=cloud\+%3Cb%3E$/);
    return expect(field).toBeFocused();
  }
  await field.press("Enter");
  await expect(page).toHaveURL(/\/blog\?q=cloud\+%3Cb%3E#found$/);
  await expect(page).toHaveTitle(/^No articles found for “cloud <b>”/);
  await field.fill("cloud");
  await field.press("Enter");
  await expect(page).toHaveTitle(/^\d of \d+ articles match “cloud” \| /);
  await expect(page.locator("#found")).toBeInViewport();
  // One step on from what was found is the field, and behind its button the way back.
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Clear search" })).toBeFocused();
});
