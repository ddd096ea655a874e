import { allHandlers } from "~/forms/all";
import { labelOf } from "~/forms/kinds";
import { expect, test } from "../support/browser";
import { controlsOf, formOf } from "../support/fill";
import { formCases, isNewsletter } from "../support/form-cases";
import { officePath } from "../support/pages";

test("each control has its label as its name, none is invalid before it was sent; forms are told apart by name; what is required is said before the first field", async ({
  page,
}) => {
  for (const { form: id, path } of formCases) {
    await page.goto(path);
    const form = formOf(page, id);
    const fields = allHandlers.find((one) => one.form.id === id)?.form.fields ?? {};
    for (const [name, field] of Object.entries(fields)) {
      const controls = controlsOf(page, id, name);
      if (field.kind === "set" || (field.kind === "choice" && field.blank === undefined)) {
        await expect(form.getByRole("group", { name: field.label, exact: true })).toHaveCount(1);
        for (const [at, { label }] of field.options.entries()) {
          await expect(controls.nth(at)).toHaveAccessibleName(label);
        }
      } else await expect(controls).toHaveAccessibleName(labelOf(field));
    }
    // Browsers tell a screen reader that a required box without a tick is invalid, unless the page says otherwise.
    const unsaid = ":is([type=checkbox], [type=radio]):invalid:not([aria-invalid=false])";
    await expect(form.locator(`${unsaid}, [aria-invalid=true]`)).toHaveCount(0);
    const names = await page
      .locator("form[method=post]")
      .evaluateAll((forms) => forms.map(({ ariaLabel }) => ariaLabel));
    expect([path, new Set(names).size, names.includes(null)]).toEqual([path, names.length, false]);
    const note = form.getByText("Fields with an asterisk (*) are required.");
    if (isNewsletter(id)) await expect(note).toHaveCount(0);
    else {
      const before = await note.evaluate(
        (element) => !element.previousElementSibling?.matches("div:not(.off-screen)"),
      );
      expect(before).toBe(true);
    }
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
