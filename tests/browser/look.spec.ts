import { axeFaults, expect, ready, test, widths } from "../support/browser";
import { pagePaths } from "../support/pages";

const pages = [...pagePaths, "/contact?sent=contact", "/blog?q=nothing%20like%20it", "/nope"];

for (const path of pages) {
  test(`${path} is accessible, fits every width, and is kept as pictures`, async ({
    page,
    scripted,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await ready(page, scripted);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // A page looks the same in both modes, so that one of them is enough for pictures.
      const name = `${path.replace(/\W+/g, "-")}-${width}.jpg`;
      if (scripted) await page.screenshot({ path: `artifacts/${name}`, fullPage: true });
      if (width === (scripted ? 1280 : 360)) expect(await axeFaults(page, scripted)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
}

test("a faulty form is accessible", async ({ page, scripted }) => {
  await page.goto("/contact");
  await ready(page, scripted);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("There is a problem")).toBeVisible();
  expect(await axeFaults(page, scripted)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.locator("#contact-form").screenshot({
    path: `artifacts/faulty-form-${scripted ? "js" : "nojs"}.png`,
  });
});
