import { testimonials } from "~/content/testimonials";
import { expect, ready, test, widths } from "../support/browser";

test("testimonials stand one at a time, wrap around, keep their height, and survive hydration", async ({
  page,
  scripted,
}) => {
  await page.goto("/");
  const section = page.locator("#testimonials");
  const authors = testimonials.map(({ author }) => author);
  const last = authors.length - 1;
  const height = (await section.boundingBox())?.height;
  const shows = async (at: number) => {
    for (const [index, author] of authors.entries()) {
      await expect(section.getByText(author)).toBeVisible({ visible: index === at });
    }
    expect((await section.boundingBox())?.height).toBe(height);
  };
  /** With a script the arrows are two buttons, without one a pair of labels stands below each quote. */
  const arrow = (name: string) =>
    scripted
      ? section.getByRole("button", { name })
      : section.locator("label", { hasText: name }).filter({ visible: true });
  const press = (name: string) => arrow(name).click();
  const round = async () => {
    await shows(0);
    await press("Next testimonial");
    await shows(1);
    await press("Previous testimonial");
    await press("Previous testimonial");
    await shows(last);
    await press("Next testimonial");
    await shows(0);
    for (const n of [last + 1, 2]) {
      await section.getByRole("radio", { name: `Go to testimonial ${n}` }).click();
      await shows(n - 1);
    }
  };
  await round();
  await ready(page, scripted);
  await shows(1);
  await section.getByRole("radio", { name: "Go to testimonial 2" }).focus();
  for (const at of [...authors.keys()].slice(2).concat(0, 1)) {
    await page.keyboard.press("ArrowRight");
    await shows(at);
  }
  await page.keyboard.press("ArrowLeft");
  await round();
  if (scripted) {
    // A keyboard goes round by the arrows alone, and stays on the one it presses.
    await arrow("Next testimonial").focus();
    for (const at of [...authors.keys()].slice(2).concat(0, 1)) {
      await page.keyboard.press("Enter");
      await shows(at);
      await expect(arrow("Next testimonial")).toBeFocused();
    }
  }
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
