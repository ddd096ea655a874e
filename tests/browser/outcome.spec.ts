import { axeFaults, expect, type Page, ready, test } from "../support/browser";
import { fill, formOf, send } from "../support/fill";
import { expectFocusSeen } from "../support/focus";

const lead = { name: "Ann", email: "ann@example.org", message: "Please call." };

/** Where an element's top is in the window, and the lower edge of the header. */
const tops = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const topOf = (name: string) => document.querySelector(name)?.getBoundingClientRect();
    return { top: topOf(wanted)?.top ?? -1, header: topOf("header")?.bottom ?? 0 };
  }, selector);

for (const width of [360, 1280]) {
  test(`at ${width} px errors take the focus and the title, and their links show label and field`, async ({
    page,
    scripted,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/support");
    await ready(page, scripted);
    const plain = await page.title();
    await send(page, "support");
    const summary = formOf(page, "support").getByRole("alert", { name: "There is a problem" });
    await expect(summary).toBeFocused();
    await expectFocusSeen(page);
    await expect(page).toHaveTitle(`Error: ${plain}`);
    for (const link of await summary.getByRole("link").all()) {
      const id = (await link.getAttribute("href"))?.slice(1);
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(`[id="${id}"]`)).toBeFocused();
      await expectFocusSeen(page);
      const label = `label[for="${id}"], label:has([id="${id}"])`;
      await expect(page.locator(label)).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => {
          const { top, header } = await tops(page, label);
          return top >= header;
        })
        .toBe(true);
    }
  });
}

test("a failure takes the focus and the title", async ({ page, site, scripted }) => {
  await site.db.exec(
    "create trigger refuse before insert on deliveries begin select raise(abort, 'no'); end",
  );
  site.service.behaviour = "fail";
  await page.goto("/contact");
  await ready(page, scripted);
  const plain = await page.title();
  await fill(page, "contact", lead);
  await send(page, "contact");
  const failure = formOf(page, "contact").getByRole("alert", { name: "Form submission failed" });
  await expect(failure).toBeFocused();
  await expectFocusSeen(page);
  await expect(page).toHaveTitle(`Error: ${plain}`);
  expect(await axeFaults(page, scripted)).toEqual([]);
  // The next try has an error of its own: one box says so, and nothing of the failure is left.
  await fill(page, "contact", { name: "" });
  await send(page, "contact");
  await expect(
    formOf(page, "contact").getByRole("alert", { name: "There is a problem" }),
  ).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(1);
});

test("success takes the focus and the title, and another one begins at the first field", async ({
  page,
  scripted,
}) => {
  await page.goto("/contact");
  await ready(page, scripted);
  const plain = await page.title();
  for (const [message, width] of [
    ["One", 360],
    ["Two", 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await fill(page, "contact", { ...lead, message });
    await send(page, "contact");
    const heading = page.getByRole("heading", { name: "Form submitted successfully!" });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription(/^We'll be in touch with you shortly\./);
    await expectFocusSeen(page);
    await expect(page).toHaveTitle(`Form submitted successfully! | ${plain}`);
    await page.getByRole("link", { name: "Send something else" }).click();
    await expect(formOf(page, "contact").locator("[name=name]")).toBeFocused();
    await expect(formOf(page, "contact").locator("[name=name]")).toHaveValue("");
    await expectFocusSeen(page);
    await expect(page).toHaveTitle(plain);
    await ready(page, scripted);
  }
});

test("a text that is too long to send is not lost", async ({ page, site, scripted }) => {
  // 20,000 characters, as the field allows, but 180,000 bytes once encoded.
  const message = "漢".repeat(20_000);
  await page.goto("/contact");
  await ready(page, scripted);
  await fill(page, "contact", { ...lead, message });
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await send(page, "contact");
  const notice = formOf(page, "contact").getByRole("alert", { name: "This is too long to send" });
  await expect(notice).toBeFocused();
  await expect(formOf(page, "contact").locator("[name=message]")).toHaveValue(message);
  expect(await site.rows("deliveries")).toEqual([]);
  // With a script the visitor is told before anything is sent.
  expect(posts).toHaveLength(scripted ? 0 : 1);
  await fill(page, "contact", { message: "Shorter." });
  await send(page, "contact");
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
});
