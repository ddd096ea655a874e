import { expect, ready, test } from "../support/browser";
import { fill, formOf, send } from "../support/fill";
import { expectFocusSeen } from "../support/focus";

const lead = { name: "Ann", email: "ann@example.org", message: "Please call." };

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
    const box = page.getByRole("group", { name: "Form submitted successfully!" });
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(/^We'll be in touch with you shortly\./);
    await expectFocusSeen(page);
    await expect(page).toHaveTitle(`Form submitted successfully! | ${plain}`);
    await page.getByRole("link", { name: "Send another message" }).click();
    await expect(formOf(page, "contact").locator("[name=name]")).toBeFocused();
    await expect(formOf(page, "contact").locator("[name=name]")).toHaveValue("");
    await expectFocusSeen(page);
    await expect(page).toHaveTitle(plain);
    await ready(page, scripted);
  }
});

test("a text that is too long to send is not lost", async ({ page, site, scripted }) => {
  // 270,000 bytes once encoded.
  const message = "漢".repeat(30_000);
  await page.goto("/contact");
  await ready(page, scripted);
  await fill(page, "contact", { ...lead, message });
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await send(page, "contact");
  const title = scripted ? "There is a problem" : "This is too long to send";
  const notice = formOf(page, "contact").getByRole("group", { name: title });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText("horten");
  await expect(notice).toContainText("20,000 characters");
  await expect(formOf(page, "contact").locator("[name=message]")).toHaveValue(message);
  expect(await site.rows("deliveries")).toEqual([]);
  // With a script the visitor is told before anything is sent.
  expect(posts).toHaveLength(scripted ? 0 : 1);
  await fill(page, "contact", { message: "Shorter." });
  await send(page, "contact");
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
});
