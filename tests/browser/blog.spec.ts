import { parse } from "node-html-parser";
import { expect, type Page, ready, test } from "../support/browser";
import { textOf } from "../support/html";

const articles = (page: Page) => page.locator("#articles li h3");

/** Types into the search, and sends it where no script listens. */
async function search(page: Page, text: string, scripted: boolean) {
  await page.getByRole("searchbox").fill(text);
  if (!scripted) await page.getByRole("button", { name: "Search", exact: true }).click();
}

test("a search shows the articles that match, as its address does", async ({ page, scripted }) => {
  await page.goto("/blog");
  await ready(page, scripted);
  await expect(articles(page)).toHaveCount(7);
  for (const [text, count] of [
    ["voip solutions", 1],
    ["CYBERSECURITY", 2],
    ["10 questions", 1],
    ["a", 7],
  ] as const) {
    await search(page, text, scripted);
    await expect(articles(page)).toHaveCount(count);
    const shown = await articles(page).allInnerTexts();
    const answer = await page.request.get(`/blog?q=${encodeURIComponent(text)}`);
    const listed = parse(await answer.text()).querySelectorAll("#articles li h3");
    expect(listed.map(textOf)).toEqual(shown.map((title) => title.replace(/\s+/g, " ").trim()));
  }
});

test("a search without a match says so with its text, and clearing restores seven", async ({
  page,
  scripted,
}) => {
  await page.goto("/blog");
  await ready(page, scripted);
  await search(page, "nothing <b>like</b> it", scripted);
  await expect(page.getByText("No articles found")).toBeVisible();
  await expect(page.locator("#articles")).toContainText("nothing <b>like</b> it");
  await page.getByText("Clear search").click();
  await expect(articles(page)).toHaveCount(7);
  await expect(page.getByRole("searchbox")).toHaveValue("");
});
