import { expect, type Page } from "@playwright/test";
import { type Entry, formOf } from "./fill";
import { expectFocusSeen } from "./focus";

/** What has the focus, as far as something can be entered in it. */
const focusedControl = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isControl =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    if (!isControl) return null;
    const checked = element instanceof HTMLInputElement && element.checked;
    return { name: element.name, type: element.type, value: element.value, checked };
  });

/** Enters a value in what has the focus, by keys alone. */
async function enter(page: Page, value: Entry) {
  const control = await focusedControl(page);
  if (!control) return;
  if (control.type === "radio") {
    for (let turn = 0; turn < 9 && (await focusedControl(page))?.value !== value; turn++)
      await page.keyboard.press("ArrowDown");
  } else if (typeof value === "string") {
    if (!control.value) await page.keyboard.type(value);
  } else if ((value === true || value.includes(control.value)) && !control.checked) {
    await page.keyboard.press("Space");
  }
  if (typeof value === "string")
    expect(await focusedControl(page)).toMatchObject({ name: control.name, value });
}

/** Goes through a form by Tab alone, from its first field to its button, and enters what is given. */
export async function walkToButton(page: Page, form: string, values: Record<string, Entry>) {
  const button = formOf(page, form).locator("button[type=submit]");
  await expect(button, `the button of ${form} is seen`).toBeVisible();
  for (let stop = 0; stop < 40; stop++) {
    await expectFocusSeen(page);
    if (await button.evaluate((element) => element === document.activeElement)) return;
    const value = values[(await focusedControl(page))?.name ?? ""];
    if (value !== undefined) await enter(page, value);
    await page.keyboard.press("Tab");
  }
  throw new Error(`The button of ${form} is out of reach`);
}
