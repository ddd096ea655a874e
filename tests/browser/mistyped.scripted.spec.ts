import { correctedEmail } from "~/forms/mistyped";
import { mistyped, right } from "../support/addresses";
import { expect, ready, test } from "../support/browser";
import { formOf } from "../support/fill";

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
