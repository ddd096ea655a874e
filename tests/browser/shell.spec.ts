import { expect, test } from "../support/browser";

const background = (element: Element) => getComputedStyle(element).backgroundColor;

test("the header is transparent and large at first, then solid, small and shadowed; without a script it is always solid", async ({
  page,
  scripted,
}) => {
  await page.goto("/");
  const header = page.locator("header.site-header");
  if (!scripted) {
    expect(await header.evaluate(background)).toBe("rgb(255, 255, 255)");
    return;
  }
  await expect.poll(() => header.evaluate(background)).toBe("rgba(0, 0, 0, 0)");
  const tall = (await header.boundingBox())?.height ?? 0;
  await page.evaluate(() => scrollTo({ top: 10, behavior: "instant" }));
  await expect.poll(() => header.evaluate(background)).toBe("rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo({ top: 11, behavior: "instant" }));
  await expect.poll(() => header.evaluate(background)).toBe("rgb(255, 255, 255)");
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(tall);
  await expect(header).not.toHaveCSS("box-shadow", "none");
  // Where a page opens scrolled, too.
  for (const arrive of [() => page.reload(), () => page.goto("/about"), () => page.goBack()]) {
    await arrive();
    const top = page.url().endsWith("/about");
    const color = top ? "rgba(0, 0, 0, 0)" : "rgb(255, 255, 255)";
    await expect.poll(() => header.evaluate(background)).toBe(color);
  }
});
