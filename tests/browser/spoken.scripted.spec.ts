import { expect, open, type Page, test } from "../support/browser";
import { formOf, problemOf, send } from "../support/fill";
import { formCases, isNewsletter } from "../support/form-cases";
import { officePath } from "../support/pages";

/** What Chromium tells assistive technology of an element. */
async function told(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", {
    nodeId,
    fetchRelatives: false,
  });
  await session.detach();
  const [node] = nodes;
  const properties = node?.properties?.map(({ name, value }) => [name, value.value]) ?? [];
  return { ignored: node?.ignored, ...Object.fromEntries(properties) };
}

test("nothing is invalid before it was sent; forms are told apart by name; what is required is said before the first field", async ({
  page,
}) => {
  for (const { form: id, path } of formCases) {
    await page.goto(path);
    for (const control of await formOf(page, id).locator("input:not([type=hidden])").all()) {
      const control_id = await control.getAttribute("id");
      if (!control_id) continue;
      expect([control_id, await told(page, `[id="${control_id}"]`)]).toEqual([
        control_id,
        expect.objectContaining({ invalid: "false" }),
      ]);
    }
    const names = await page
      .locator("form[method=post]")
      .evaluateAll((forms) => forms.map((form) => form.ariaLabel));
    expect([path, new Set(names).size, names.includes(null)]).toEqual([path, names.length, false]);
    const note = formOf(page, id).getByText("Fields with an asterisk (*) are required.");
    if (isNewsletter(id)) await expect(note).toHaveCount(0);
    else {
      const before = await note.evaluate(
        (element) => !element.previousElementSibling?.matches("div:not(.off-screen)"),
      );
      expect(before).toBe(true);
    }
  }
});

test("an error stands above its control", async ({ page }) => {
  await open(page, "/support", true);
  await send(page, "support");
  await expect(problemOf(page, "support")).toBeFocused();
  for (const error of await formOf(page, "support").locator("p[id$=-error]").all()) {
    const above = await error.evaluate((element) => {
      const control = element.parentElement?.querySelector("input, select, textarea");
      return control && element.compareDocumentPosition(control);
    });
    expect(above).toBe(4); // DOCUMENT_POSITION_FOLLOWING
  }
});

test("the street map loads in its frame when it is asked for, and not before; until then the frame takes no focus, and it is sandboxed", async ({
  page,
  site,
  complaints,
}) => {
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<a href='#x'>street map</a>" }),
  );
  await page.goto(officePath);
  const frame = page.locator("iframe[name=street-map]");
  await expect(frame).toHaveAttribute("sandbox", /allow-scripts/);
  expect(complaints).toEqual([]);
  await frame.focus();
  await expect(frame).not.toBeFocused();
  const link = page.getByRole("link", { name: "Show the Street Map" });
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(frame).not.toBeFocused();
  await link.click();
  await expect(page.frameLocator("iframe[name=street-map]").getByText("street map")).toBeVisible();
  await expect(page).toHaveURL(`${site.url}${officePath}`);
  await expect(frame).not.toHaveAttribute("inert");
  await frame.focus();
  await expect(frame).toBeFocused();
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.endsWith(".js")),
    ),
  ).toEqual([]);
  // The one request to another host, which this test asked for.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("openstreetmap.org/export/embed")]);
});

test("a menu opened while a field has the focus is seen, whatever opened it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contact");
  await formOf(page, "contact").locator("[name=name]").focus();
  await page.locator(".narrow-menu > summary").evaluate((summary: HTMLElement) => summary.click());
  await expect(page.locator(".narrow-menu")).toHaveAttribute("open");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
});

test("at 400% an error's link shows label, message and field, and no toast lies over them", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [id, path] of [
    ["contact", "/contact"],
    ["meeting", "/services/managed-it-guide"],
    ["newsletter", "/about"],
  ] as const) {
    await open(page, path, true);
    await send(page, id);
    await expect(problemOf(page, id)).toBeFocused();
    await expect(page.locator("[data-toast]").filter({ visible: true })).toHaveCount(0);
    for (const link of await problemOf(page, id).getByRole("link").all()) {
      const target = (await link.getAttribute("href"))?.slice(1);
      await link.focus();
      await page.keyboard.press("Enter");
      const control = page.locator(`[id="${target}"]`);
      await expect(control).toBeFocused();
      await expect(page.locator(`label[for="${target}"]`)).toBeInViewport({ ratio: 1 });
      await expect(page.locator(`[id="${target}-error"]`)).toBeInViewport({ ratio: 1 });
      await expect(control).toBeInViewport({ ratio: 0.25 });
    }
  }
});

test("from right to left, and with a visitor's text of 32 px, no page is wider than its window", async ({
  page,
}) => {
  const faults: string[] = [];
  const over = async (what: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      scrollTo(-9999, 0);
      return Math.max(scrollWidth - clientWidth, -scrollX);
    });
    if (wide > 0) faults.push(`${new URL(page.url()).pathname} ${what} at ${width}: ${wide} px`);
  };
  await page.goto("/blog");
  const article = (await page.locator("#articles h3 a").first().getAttribute("href")) ?? "";
  for (const path of [
    "/",
    "/about",
    "/services/line-card",
    officePath,
    "/blog",
    "/rtp",
    "/services/managed-it",
    "/contact",
    "/support",
    "/brand-guidelines",
    "/legal",
    article,
  ]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    for (const width of [320, 1280]) await over("rtl", width);
    await page.evaluate(() => {
      document.documentElement.dir = "";
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 32px }");
      document.adoptedStyleSheets = [sheet];
    });
    for (const width of [320, 768, 1280]) await over("32 px", width);
  }
  expect(faults).toEqual([]);
});
