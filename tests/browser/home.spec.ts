import type { Locator } from "@playwright/test";
import { testimonials } from "~/content/testimonials";
import { expect, ready, test, widths } from "../support/browser";
import { expectFocusSeen } from "../support/focus";

test("testimonials keep their height and survive hydration, keep a keyboard where it is, and stand on paper together", async ({
  page,
  scripted,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const section = page.locator("#testimonials");
  const authors = testimonials.map(({ author }) => author);
  const height = (await section.boundingBox())?.height;
  const shows = async (at: number) => {
    for (const [index, author] of authors.entries()) {
      await expect(section.getByText(author)).toBeVisible({ visible: index === at });
    }
    const slide = page.getByRole("group", { name: "Testimonials" }).getByRole("group");
    await expect(slide).toHaveAccessibleName(`${at + 1} of ${authors.length}`);
    expect((await section.boundingBox())?.height).toBe(height);
  };
  await shows(0);
  const second = section.getByRole("radio", { name: "Go to testimonial 2" });
  await second.click();
  await shows(1);
  await ready(page, scripted);
  await shows(1);
  const goRound = async (control: Locator, key: string) => {
    await control.focus();
    for (const at of [...authors.keys()].slice(2).concat(0, 1)) {
      await page.keyboard.press(key);
      await shows(at);
      await expectFocusSeen(page);
    }
    await expect(control).toBeFocused();
  };
  await goRound(second, "ArrowRight");
  // Without a script, the arrows are labels.
  if (scripted) await goRound(section.getByRole("button", { name: "Next testimonial" }), "Enter");
  // On paper nobody can turn to the next: all of them.
  await page.emulateMedia({ media: "print" });
  for (const author of authors) await expect(section.getByText(author)).toBeVisible();
});

test("headline and form are one ending: neither lies over what the other has to press", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const ending = page.locator(".flood");
    await ending.getByRole("link", { name: "Contact Us" }).click({ trial: true });
    for (const link of await ending.locator("#contact a").all()) await link.click({ trial: true });
    await ending.locator("[name=message]").click({ trial: true });
  }
});
