import { expect, test } from "../support/browser";

test("a link that is pointed at is prefetched by the browser itself, and used when it is followed", async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Preload.enable");
  const ready = new Promise<string>((done) => {
    devtools.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") done(new URL(prefetchUrl).pathname);
    });
  });
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Legal" });
  await link.hover();
  expect(await ready).toBe("/legal");
  await link.click();
  await expect(page).toHaveURL(/\/legal$/);
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivery).toBe("navigational-prefetch");
});

test("files and addresses with a query are not prefetched", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const faults: (string | undefined)[] = [];
  devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => faults.push(ruleSet.errorType));
  const candidates: string[] = [];
  devtools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    candidates.push(...preloadingAttemptSources.map(({ key }) => key.url));
  });
  await devtools.send("Preload.enable");
  await page.goto("/");
  await page.evaluate(() => {
    for (const href of ["/blog?q=cost", "/guides/read/guide.html", "/blog/feed.xml", "/last"])
      document.body.appendChild(Object.assign(document.createElement("a"), { href, text: href }));
  });
  await expect.poll(() => candidates.some((one) => one.endsWith("/last"))).toBe(true);
  expect(faults.filter(Boolean)).toEqual([]);
  expect(candidates.filter((one) => /\?|\/guides\/|\.xml$/.test(one))).toEqual([]);
});

test("pages cross-fade, and not for those who want less motion", async ({ page }) => {
  const fades = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => !(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches)
        .some(({ cssText }) => cssText.includes("@view-transition")),
    );
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  expect(await fades()).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await fades()).toBe(false);
});
