import { axeFaults, expect, ready, test } from "../support/browser";
import { fill, formOf, send } from "../support/fill";
import { formCases, rulesOf } from "../support/form-cases";

for (const { form: id, path, values, success, failure } of formCases) {
  test(`the ${id} form names each fault, keeps all that was typed when nothing takes it, and is sent once by a double click`, async ({
    page,
    site,
    scripted,
  }) => {
    const table = id === "newsletter" ? "newsletter_subscriptions" : "deliveries";
    await page.goto(path);
    await ready(page, scripted);
    const form = formOf(page, id);
    /** At once, because a toast goes after five seconds. */
    const expectToast = (tone: string, title: string) =>
      expect(page.locator(`[data-toast=${tone}]`).filter({ hasText: title })).toHaveCount(
        scripted ? 1 : 0,
      );

    await send(page, id);
    const summary = form.getByRole("alert");
    const faults = rulesOf(id).filter(({ field }) => field !== "urgency");
    await expect(summary.getByRole("link")).toHaveText(faults.map(({ message }) => message));
    await expect(page).toHaveTitle(/^Error: /);
    for (const { field, message } of faults) {
      const control = form.locator(`[name="${field}"]`);
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(new RegExp(message));
    }
    await expect(page.getByRole("alert")).toHaveCount(1);
    expect(await site.rows(table)).toEqual([]);
    expect(await axeFaults(page, scripted)).toEqual([]);
    await summary.getByRole("link").first().click();
    await expect(form.locator(`[name="${faults[0]?.field}"]`)).toBeFocused();

    await site.db.exec(
      `create trigger refuse before insert on ${table} begin select raise(abort, 'no'); end`,
    );
    site.service.behaviour = "fail";
    await fill(page, id, values);
    await send(page, id);
    await expect(summary).toContainText(failure.title);
    await expectToast("danger", failure.title);
    await expect(summary).toContainText(failure.text);
    for (const [name, value] of Object.entries(values)) {
      const controls = form.locator(`[name="${name}"]`);
      if (typeof value !== "string") {
        await expect(form.locator(`[name="${name}"]:checked`)).toHaveCount(
          value === true ? 1 : value.length,
        );
      } else if (name === "urgency") {
        await expect(form.locator(`[name="${name}"]:checked`)).toHaveValue(value);
      } else await expect(controls).toHaveValue(value);
    }

    await site.db.exec("drop trigger refuse");
    site.service.behaviour = "accept";
    site.service.arrivals.length = 0;
    await form.locator("button[type=submit]").dblclick();
    const notice = page.locator(`#${id}-form`).getByRole("status");
    await expect(notice).toContainText(success.title);
    await expectToast("ok", success.title);
    await expect(notice).toContainText(success.text);
    await expect(notice).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${path}\\?sent=${id}&ref=[0-9a-f]{8}`));
    const withoutControl = page
      .locator("label[for]")
      .evaluateAll(
        (labels) => labels.filter((label) => !(label as HTMLLabelElement).control).length,
      );
    expect(await withoutControl).toBe(0);
    await expect.poll(() => site.rows(table)).toHaveLength(1);
    if (id !== "newsletter") await expect.poll(() => site.service.arrivals.length).toBe(1);
  });
}

test("a ticket that the service refused is kept, and is a success once it was delivered", async ({
  page,
  site,
  scripted,
}) => {
  const one = formCases.find(({ form }) => form === "support");
  site.service.behaviour = "fail";
  await page.goto("/support");
  await ready(page, scripted);
  await fill(page, "support", one?.values ?? {});
  await send(page, "support");
  await expect(formOf(page, "support").getByRole("alert")).toContainText(one?.failure.text ?? "?");
  const [kept] = await site.rows("deliveries");
  const reference = `Your reference: ${String(kept?.id).slice(0, 8)}`;
  await expect(formOf(page, "support")).toContainText(reference);
  site.service.behaviour = "accept";
  await site.sweep(61_000);
  await send(page, "support");
  await expect(page.locator("#support-form").getByRole("status")).toContainText(reference);
  expect(await site.rows("deliveries")).toMatchObject([{ id: kept?.id, state: "delivered" }]);
});

test("the guide downloads by itself after its notice", async ({ page, scripted }) => {
  await page.goto("/services/managed-it-guide");
  await ready(page, scripted);
  await fill(page, "guide", formCases.find(({ form }) => form === "guide")?.values ?? {});
  const downloading = page.waitForEvent("download");
  await send(page, "guide");
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("managed-it-services-guide.html");
  await expect(page.locator("[data-toast=ok]").filter({ hasText: "Download started" })).toHaveCount(
    scripted ? 1 : 0,
  );
  await expect(page.locator("#guide-form").getByRole("status")).toBeVisible();
});
