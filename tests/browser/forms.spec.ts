import { allHandlers } from "~/forms/all";
import { axeFaults, expect, open, type Page, ready, test } from "../support/browser";
import { controlsOf, fill, formOf, noticeOf, problemOf, submit, submitted } from "../support/fill";
import { expectFocusSeen } from "../support/focus";
import { formCases, isNewsletter, rulesOf, tableOf, valuesOf } from "../support/form-cases";
import { walkToButton } from "../support/keyboard";
import { isChosen } from "../support/pages";

declare global {
  interface Window {
    moves: string[];
  }
}

/** From now on, the ids of what takes the focus, and what a live region that interrupts says. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched = Boolean(window.moves);
    window.moves = [];
    if (watched) return;
    addEventListener("focusin", ({ target }) => window.moves.push((target as Element).id));
    new MutationObserver(() => {
      const loud = document.querySelectorAll("[role=alert], [aria-live=assertive]");
      for (const one of loud) window.moves.push(`alert: ${one.textContent}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
/** What of that a screen reader says by itself: a button has no id. */
const moves = (page: Page) => page.evaluate(() => window.moves.filter(Boolean));

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 640 });

/** How far the top of an element is below the lower edge of the header. */
const belowHeader = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const boxOf = (name: string) => document.querySelector(name)?.getBoundingClientRect();
    return (boxOf(wanted)?.top ?? -1) - (boxOf("header")?.bottom ?? 0);
  }, selector);

/** What stands in a form under each of some names. */
const typedIn = (page: Page, id: string, names: string[]) =>
  formOf(page, id).evaluate((form, wanted) => {
    const data = new FormData(form as HTMLFormElement);
    return wanted.map((name) => data.getAll(name));
  }, names);

for (const { form: id, path, values, success, failure } of formCases) {
  if (!isChosen(path)) continue;
  test(`the ${id} form by keyboard: each fault is named and led to, what is typed stays when nothing takes it, the focus moves once to what became of it, a double click sends it once, and another one begins empty`, async ({
    page,
    site,
    scripted,
  }) => {
    const table = tableOf(id);
    const names = Object.keys(values);
    const faults = rulesOf(id).filter(({ field }) => field !== "urgency");
    const [{ field: first, message: firstMessage } = { field: "", message: "" }] = faults;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await setWidth(page, 360);
    await open(page, path, scripted);
    const plain = await page.title();
    const form = formOf(page, id);
    const firstControl = form.locator(`[name="${first}"]`);
    const summary = problemOf(page, id);
    const button = form.locator("button[type=submit]");
    const accessible = async () =>
      expect(await axeFaults(page, scripted, `form#lead-${id}, [data-toast]`)).toEqual([]);
    /** At once, because a toast goes after five seconds. */
    const expectToast = (tone: string, title: string) =>
      expect(page.locator(`[data-toast=${tone}]`).filter({ hasText: title })).toHaveCount(
        scripted ? 1 : 0,
      );
    /** The one box that says what is wrong has the focus, and the page says so in its title. */
    const expectProblem = async (text: string) => {
      await expect(summary).toContainText(text);
      await expect(summary).toBeFocused();
      await expectFocusSeen(page);
      await expect(page).toHaveTitle(`Error: ${plain}`);
      await expect(problemOf(page, id)).toHaveCount(1);
    };

    const begin = () => scripted && watch(page);
    const expectOneMove = async () =>
      scripted && expect(await moves(page)).toEqual([`${id}-outcome`]);

    // Empty.
    await firstControl.focus();
    await walkToButton(page, id, {});
    await begin();
    await page.keyboard.press("Enter");
    await expectProblem(firstMessage);
    await expectOneMove();
    const links = summary.getByRole("link");
    await expect(links).toHaveText(faults.map(({ message }) => message));
    for (const { field, message } of faults) {
      const control = controlsOf(page, id, field);
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(new RegExp(message));
    }
    expect(await site.rows(table)).toEqual([]);
    await accessible();
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    // The first is a window of 1280 px at 400%, where toasts would lie over everything.
    for (const [width, height] of [
      [320, 256],
      [360, 640],
      [1280, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const toasts = page.locator("[data-toast]").filter({ visible: true });
      if (width === 320) await expect(toasts).toHaveCount(0);
      for (const link of await links.all()) {
        const target = (await link.getAttribute("href"))?.slice(1);
        // What has the focus already is not scrolled to.
        await link.blur();
        await link.focus();
        await expectFocusSeen(page);
        await page.keyboard.press("Enter");
        const control = page.locator(`[id="${target}"]`);
        await expect(control).toBeFocused();
        await expect(control).toBeInViewport({ ratio: 0.25 });
        await expectFocusSeen(page);
        const label = `label[for="${target}"], label:has([id="${target}"])`;
        await expect(page.locator(label)).toBeInViewport({ ratio: 1 });
        const error = page.locator(`[id="${target}-error"]`);
        await expect(error).toBeInViewport({ ratio: 1 });
        const tops = [error, control].map(
          async (one) => (await one.boundingBox())?.y ?? Number.NaN,
        );
        const [above = Number.NaN, below] = await Promise.all(tops);
        expect(below).toBeGreaterThan(above);
        await expect.poll(() => belowHeader(page, label)).toBeGreaterThanOrEqual(0);
      }
    }

    // Filled in, with nothing that takes it.
    await site.refuseWrites(table);
    site.service.behaviour = "fail";
    // Those of the line card stand above the form.
    if (values.interests) await fill(page, id, { interests: values.interests });
    await firstControl.focus();
    await begin();
    await walkToButton(page, id, values);
    if (scripted) {
      // What is mended goes without a word.
      await expect(summary).toHaveCount(0);
      expect((await moves(page)).filter((move) => /outcome|alert/.test(move))).toEqual([]);
    }
    await begin();
    await page.keyboard.press("Space");
    await expectToast("danger", failure.title);
    await expectProblem(failure.title);
    await expectOneMove();
    await expect(summary).toContainText(failure.text);
    await expect(summary).toContainText("Your reference: ");
    expect(await typedIn(page, id, names)).toEqual(
      names.map((name) => (values[name] === true ? ["on"] : [values[name]].flat())),
    );
    await accessible();

    // The next try has a fault of its own, and nothing of the failure is left.
    await submit(page, id, { [first]: "" });
    await expectProblem(firstMessage);
    await expect(form).not.toContainText(failure.text);

    await site.takeWrites();
    site.service.behaviour = "accept";
    site.service.arrivals.length = 0;
    await fill(page, id, { [first]: values[first] ?? "" });
    await begin();
    await button.dblclick();
    const notice = noticeOf(page, id);
    await expect(notice).toContainText(success.title);
    await expectToast("ok", success.title);
    await expect(notice).toContainText(success.text);
    await expect(notice).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${path}\\?sent=${id}&ref=[0-9a-f]{8}`));
    const box = page.getByRole("group", { name: success.title });
    await expect(box).toBeFocused();
    await expectOneMove();
    await expect(box).toHaveAccessibleDescription(new RegExp(`^${success.text}`));
    await expect(page).toHaveTitle(`${success.title} | ${plain}`);
    await expect.poll(site.stored).toMatchObject({ [table]: 1 });
    if (!isNewsletter(id)) await expect.poll(() => site.service.arrivals.length).toBe(1);
    // On through the page under the toast; the newsletter's notice is nearly the end of it.
    for (const width of [1280, 360]) {
      await setWidth(page, width);
      await box.blur();
      await box.focus();
      for (let stop = 0; stop < (isNewsletter(id) ? 1 : 6); stop++) {
        await expectFocusSeen(page);
        await page.keyboard.press("Tab");
      }
      await expectFocusSeen(page);
    }

    // Another one: the form is as new, and says again what is missing.
    const again = allHandlers.find((handler) => handler.form.id === id)?.form.again;
    await page.locator(`#${id}-form`).getByRole("link", { name: again }).click();
    await expect(firstControl).toBeFocused();
    await expectFocusSeen(page);
    await expect(page).toHaveTitle(plain);
    const initially = (name: string) => {
      if (name === "urgency") return ["medium"];
      return typeof values[name] === "string" ? [""] : [];
    };
    await expect.poll(() => typedIn(page, id, names)).toEqual(names.map(initially));
    await ready(page, scripted);
    await firstControl.press("Enter");
    await expectProblem(firstMessage);
    expect(await site.stored()).toMatchObject({ [table]: 1 });
  });
}

test("the guide downloads by itself after its notice", async ({ page, scripted }) => {
  await open(page, "/services/managed-it-guide", scripted);
  const downloading = page.waitForEvent("download");
  await submitted(page, "guide", valuesOf("guide"));
  expect((await downloading).suggestedFilename()).toBe("managed-it-services-guide.html");
});
