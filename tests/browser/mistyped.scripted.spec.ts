import { expect, open, type Page, test } from "../support/browser";
import { formOf } from "../support/fill";
import { formCases, isNewsletter } from "../support/form-cases";

/** Where each control of a form stands, by its name, from the place of the first. */
const places = (page: Page, form: string) =>
  formOf(page, form).evaluate((element) => {
    const controls = [...element.querySelectorAll<HTMLInputElement>(".control")];
    const first = controls[0]?.getBoundingClientRect().top ?? 0;
    return controls.map((one) => {
      const { left, top } = one.getBoundingClientRect();
      return { name: one.name, left, top: top - first };
    });
  });

for (const width of [768, 1280]) {
  test(`a question below an address moves nothing beside it or above it, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { form, path } of formCases.filter((one) => !isNewsletter(one.form))) {
      await open(page, path, true);
      const before = await places(page, form);
      const email = formOf(page, form).locator("[name=email]");
      await email.fill("ann.lee.of.wabash@gmial.com");
      await email.blur();
      const question = formOf(page, form).getByText("Did you mean");
      await expect(question).toBeVisible();
      const after = await places(page, form);
      const line = before.find(({ name }) => name === "email") ?? { left: 0, top: 0 };
      expect.soft([form, (await question.boundingBox())?.x]).toEqual([form, line.left]);
      const next = before.findIndex(({ top }) => top > line.top);
      const down = (after[next]?.top ?? 0) - (before[next]?.top ?? 0);
      expect.soft(down, form).toBeGreaterThan(0);
      const expected = before.map((one) =>
        one.top > line.top ? { ...one, top: one.top + down } : one,
      );
      expect.soft(after, form).toEqual(expected);
    }
  });
}
