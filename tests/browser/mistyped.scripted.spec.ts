import { correctedEmail } from "~/forms/mistyped";
import { mistyped, right } from "../support/addresses";
import { expect, open, type Page, ready, test } from "../support/browser";
import { formOf, submit } from "../support/fill";
import { formCases, isNewsletter } from "../support/form-cases";

test("each mistyped address is asked about when its field is left, and no right one", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/contact");
  await ready(page, true);
  const field = formOf(page, "contact").locator("[name=email]");
  const question = formOf(page, "contact").getByText("Did you mean");
  // A first one, so that the lists have come.
  await field.fill("ann@gmial.com");
  await field.blur();
  await expect(question).toBeVisible();
  for (const end of [...Object.keys(mistyped), ...right]) {
    const meant = correctedEmail(`ann@${end}`);
    await field.fill(`ann@${end}`);
    await expect(question).toBeHidden();
    await field.blur();
    if (meant) await expect(question, end).toContainText(meant);
    else {
      // A question comes 300 ms after the field was left.
      await page.clock.runFor(400);
      expect([end, await question.isVisible()]).toEqual([end, false]);
    }
  }
});

/** Where each control of a form stands, by its name, from the place of the first. */
const places = (page: Page, form: string) =>
  formOf(page, form).evaluate((element: HTMLFormElement) => {
    const boxes = [...element.querySelectorAll<HTMLInputElement>(".control")].map(
      (one) => [one.name, one.getBoundingClientRect()] as const,
    );
    const top = boxes[0]?.[1].top ?? 0;
    return boxes.map(([name, box]) => ({ name, left: box.left, top: box.top - top, box }));
  });

for (const width of [768, 1280]) {
  test(`a question below an address moves nothing beside it or above it, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const cases = formCases.filter(({ form }) => !isNewsletter(form));
    for (const { form, path } of cases) {
      await page.goto(path);
      await ready(page, true);
      const before = await places(page, form);
      const email = before.find(({ name }) => name === "email");
      if (!email) continue;
      await formOf(page, form).locator("[name=email]").fill("ann.lee.of.wabash@gmial.com");
      await formOf(page, form).locator("[name=email]").blur();
      const question = formOf(page, form).getByText("Did you mean");
      await expect(question).toBeVisible();
      const asked = await question.boundingBox();
      const after = await places(page, form);
      expect.soft([form, asked?.x]).toEqual([form, email.left]);
      const down =
        (after.find(({ top }) => top > email.top)?.top ?? 0) -
        (before.find(({ top }) => top > email.top)?.top ?? 0);
      expect.soft(down, form).toBeGreaterThan(0);
      const expected = before.map(({ name, left, top }) => ({
        ...{ name, left },
        top: top > email.top ? top + down : top,
      }));
      expect
        .soft(
          after.map(({ name, left, top }) => ({ name, left, top })),
          form,
        )
        .toEqual(expected);
    }
  });
}

test("the notice asks about the address again after Back and Forward", async ({ page }) => {
  await open(page, "/contact", true);
  const typed = { name: "Ann Lee", email: "ann@gmial.com", message: "Please call." };
  await submit(page, "contact", typed);
  const notice = page.locator("#contact-form").getByRole("status");
  await expect(notice).toContainText("end in gmail.com?");
  for (let time = 0; time < 2; time++) {
    await page.goBack();
    await expect(formOf(page, "contact").locator("[name=email]")).toHaveValue("");
    await page.goForward();
    await expect(notice).toContainText("end in gmail.com?");
  }
});
