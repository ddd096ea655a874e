import { expect, open, type Page, test, widths } from "../support/browser";

/** How far below the window's top the target of a link stands (specification 9). */
const OFFSET = 80;

/** Waits until the target stands where it should, or as near as the page's end lets it. */
async function landed(page: Page, hash: string) {
  const miss = () =>
    page.evaluate(
      ([id, offset]) => {
        const target = document.querySelector(`[id="${id}"]`);
        if (!target) return `no #${id}`;
        const top = target.getBoundingClientRect().top;
        const end = document.documentElement.scrollHeight - innerHeight - scrollY;
        return Math.abs(top - offset) <= 1 || (top > offset && end <= 1) ? "" : `at ${top}`;
      },
      [hash.slice(1), OFFSET] as const,
    );
  await expect.poll(miss, { message: `the target ${hash}` }).toBe("");
}

test("back and forward return to where the visitor was, and the next page starts at its top", async ({
  page,
  scripted,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/services/managed-it-guide", scripted);
  const at = () => page.evaluate(() => Math.round(scrollY));
  const links = ["Download the Guide", "Request a Meeting"];
  const places: number[] = [await at()];
  for (const name of links) {
    // Followed from where the visitor is: a click of the mouse would scroll to the link at first.
    const link = page.locator("main").getByRole("link", { name }).first();
    const hash = await link.evaluate((element) => {
      (element as HTMLAnchorElement).click();
      return (element as HTMLAnchorElement).hash;
    });
    await landed(page, hash);
    places.push(await at());
  }
  await page.goBack();
  await expect.poll(at).toBe(places[1]);
  await page.goBack();
  await expect.poll(at).toBe(places[0]);
  await page.goForward();
  await expect.poll(at).toBe(places[1]);
  await page.getByRole("link", { name: "Legal" }).click();
  await expect(page).toHaveURL(/\/legal$/);
  await expect.poll(at).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/managed-it-guide/);
  await expect.poll(at).toBeGreaterThan(places[1] ?? 0);
});

test("an address with a place in it, opened directly, lands there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of [
    "/#contact",
    "/contact#contact-form",
    "/services/managed-it-guide#meeting-section",
  ]) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/rtp");
      await page.goto(address);
      await landed(page, new URL(page.url()).hash);
    }
  }
});
