import { expect, type Page, ready, test } from "../support/browser";
import { type Entry, formOf } from "../support/fill";
import { expectFocusSeen } from "../support/focus";
import { formCases, rulesOf } from "../support/form-cases";

/** What has the focus, as far as typing into it goes. */
const focusedControl = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? { name: element.name, type: element.type, value: element.value, checked: isOn(element) }
      : null;
    function isOn(control: HTMLInputElement | HTMLTextAreaElement) {
      return control instanceof HTMLInputElement && control.checked;
    }
  });

/** Goes through a form by Tab alone, from its first field to its button, and types what is given. */
async function walkToButton(page: Page, form: string, values: Record<string, Entry>) {
  const button = formOf(page, form).locator("button[type=submit]");
  for (let stop = 0; stop < 40; stop++) {
    await expectFocusSeen(page);
    if (await button.evaluate((element) => element === document.activeElement)) return;
    const control = await focusedControl(page);
    const value = control && values[control.name];
    if (typeof value === "string" && !control?.value) {
      await page.keyboard.type(value);
      expect(await focusedControl(page)).toMatchObject({ name: control?.name, value });
    }
    const wanted = value === true || (Array.isArray(value) && value.includes(control?.value ?? ""));
    if (wanted && !control?.checked) await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
  }
  throw new Error(`The button of ${form} is out of reach`);
}

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 740 });

for (const { form, path, values, success } of formCases) {
  test(`by keyboard the ${form} form is sent, with one error first, narrow and wide`, async ({
    page,
    scripted,
  }) => {
    const first = rulesOf(form)[0]?.field ?? "";
    const { [first]: kept, ...rest } = values;
    const field = formOf(page, form).locator(`[name="${first}"]`);
    const problem = formOf(page, form).getByRole("alert");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await ready(page, scripted);
    for (const width of [360, 1280]) {
      await setWidth(page, width);
      // Anew, so that it is scrolled to.
      await field.blur();
      await field.focus();
      await walkToButton(page, form, rest);
      await page.keyboard.press("Enter");
      await expect(problem).toBeFocused();
      await expectFocusSeen(page);
      await page.keyboard.press("Tab");
      await expectFocusSeen(page);
      await page.keyboard.press("Enter");
      await expect(field).toBeFocused();
    }
    await walkToButton(page, form, { ...rest, [first]: kept ?? "" });
    await page.keyboard.press("Space");
    await expect(page.getByRole("heading", { name: success.title })).toBeFocused();
    // On through the page under the toast; the newsletter's notice is nearly the end of it.
    for (const width of [1280, 360]) {
      await setWidth(page, width);
      const heading = page.getByRole("heading", { name: success.title });
      await heading.blur();
      await heading.focus();
      for (let stop = 0; stop < (form === "newsletter" ? 1 : 6); stop++) {
        await expectFocusSeen(page);
        await page.keyboard.press("Tab");
      }
      await expectFocusSeen(page);
    }
  });
}

for (const width of [360, 1280]) {
  test(`by keyboard at ${width} px testimonials change and brands are chosen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await setWidth(page, width);
    await page.goto("/");
    await page.locator("#testimonials input").first().focus();
    for (const shown of ["Operations Director", "Managing Partner", "Manufacturing CEO"]) {
      await page.keyboard.press("ArrowRight");
      await expectFocusSeen(page);
      await expect(page.locator("#testimonials").getByText(shown)).toBeVisible();
    }
    await page.goto("/services/line-card");
    await page.getByRole("link", { name: "Choose by keyboard, in the form" }).focus();
    await expectFocusSeen(page);
    await page.keyboard.press("Enter");
    for (let chip = 0; chip < 13; chip++) {
      await page.keyboard.press("Tab");
      await expectFocusSeen(page);
      await page.keyboard.press("Space");
    }
    await expect(page.locator(".chip input:checked")).toHaveCount(13);
    // Back up through the page with the tray in sight.
    for (let stop = 0; stop < 22; stop++) {
      await page.keyboard.press("Shift+Tab");
      await expectFocusSeen(page);
    }
  });
}
