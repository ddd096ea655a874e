import { expect, type Page } from "@playwright/test";

export type Entry = string | readonly string[] | true;

/** The form of a declaration, wherever it stands on the page. */
export const formOf = (page: Page, form: string) => page.locator(`form#lead-${form}`);

/** A form's controls of one name, wherever on the page they stand. */
export const controlsOf = (page: Page, form: string, name: string) =>
  page.locator(`#lead-${form} [name="${name}"], [form="lead-${form}"][name="${name}"]`);

/** Fills a form's controls by their names: text, a chosen option, ticked values, or a tick. */
export async function fill(page: Page, form: string, values: Record<string, Entry>) {
  for (const [name, value] of Object.entries(values)) {
    const control = controlsOf(page, form, name);
    const type = await control.first().evaluate((element) => (element as HTMLInputElement).type);
    if (type === "select-one") {
      await control.selectOption(String(value));
    } else if (type === "checkbox" || type === "radio") {
      const wanted = value === true ? ["on"] : [value].flat();
      for (const one of wanted) {
        await control.and(page.locator(`[value="${one}"]`)).check();
      }
    } else {
      await control.fill(String(value));
    }
  }
}

/** Presses the form's button. */
export const send = (page: Page, form: string) =>
  formOf(page, form).locator("button[type=submit]").click();

/** Fills a form in, and presses its button. */
export async function submit(page: Page, form: string, values: Record<string, Entry>) {
  await fill(page, form, values);
  await send(page, form);
}

/** The box above a form's fields that says why it was not sent. */
export const problemOf = (page: Page, form: string) =>
  formOf(page, form).locator(`[id="${form}-outcome"]`);

/** The notice that stands in the form's place once it was sent. */
export const noticeOf = (page: Page, form: string) =>
  page.locator(`#${form}-form`).getByRole("status");

/** Fills a form in, presses its button, and waits until the page says that it was sent. */
export async function submitted(page: Page, form: string, values: Record<string, Entry>) {
  await submit(page, form, values);
  await expect(noticeOf(page, form)).toBeVisible();
}

/** Enough for the contact form to be taken. */
export const lead = { name: "Ann Lee", email: "ann@example.org", message: "Please call." };
