import { expect, open, test } from "../support/browser";
import { fill, formOf, lead, noticeOf, problemOf, send, submit, submitted } from "../support/fill";
import { valuesOf } from "../support/form-cases";
import { hold } from "../support/hold";

test("sending the newsletter keeps what is typed in another form", async ({ page }) => {
  await open(page, "/contact", true);
  await fill(page, "contact", { name: "Ann", message: "Half a thought", services: ["voip"] });
  await send(page, "newsletter");
  await expect(page.getByRole("group", { name: "Invalid email" })).toHaveCount(1);
  await submitted(page, "newsletter", { email: "ann@example.org" });
  await expect(formOf(page, "contact").locator("[name=message]")).toHaveValue("Half a thought");
  await expect(formOf(page, "contact").locator("[value=voip]")).toBeChecked();
  await expect(problemOf(page, "contact")).toHaveCount(0);
});

test("the newsletter is 'Subscribing...' for 800 ms, and a faulty address gets its toast", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/contact", true);
  await submit(page, "newsletter", { email: "nobody" });
  await expect(page.locator("[data-toast=danger]")).toContainText("Invalid email");
  await fill(page, "newsletter", { email: "ann@example.org" });
  await page.clock.pauseAt(Date.now() + 60_000);
  const answered = page.waitForResponse(/sent=newsletter/);
  await send(page, "newsletter");
  await answered;
  const button = formOf(page, "newsletter").locator("button[type=submit]");
  await expect(button).toHaveText("Subscribing...");
  await expect(button).toBeDisabled();
  await page.clock.runFor(700);
  await expect(button).toHaveText("Subscribing...");
  // The answer may be read after the 800 ms are over; its timer needs a clock that goes on.
  await page.clock.resume();
  await expect(noticeOf(page, "newsletter")).toBeVisible();
});

test("what the server refused can be mended and sent at once, without the 800 ms", async ({
  page,
}) => {
  await page.clock.install();
  await page.route("**/schema-*.js", (route) => route.abort());
  await open(page, "/about", true);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page, "newsletter", { email: "nobody" });
  await expect(problemOf(page, "newsletter")).toBeVisible();
  await submit(page, "newsletter", { email: "ann@example.org" });
  await expect(formOf(page, "newsletter").locator("button[type=submit]")).toBeDisabled();
  await page.clock.resume();
  await expect(noticeOf(page, "newsletter")).toBeVisible();
});

test("the ticket's button stays enabled while it is on its way", async ({ page }) => {
  await open(page, "/support", true);
  await fill(page, "support", valuesOf("support"));
  const answer = await hold(page, "**/support", "POST");
  const asked = page.waitForRequest("**/support");
  await send(page, "support");
  await asked;
  await expect(formOf(page, "support").locator("button[type=submit]")).toBeEnabled();
  answer.release();
  await expect(noticeOf(page, "support")).toBeVisible();
});

test("a connection that breaks before the answer is tried once more by itself, and counts once", async ({
  page,
  site,
}) => {
  await open(page, "/contact", true);
  await fill(page, "contact", lead);
  let posts = 0;
  await page.route("**/contact", async (route) => {
    posts++;
    if (posts > 1) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
  await send(page, "contact");
  await expect(noticeOf(page, "contact")).toBeVisible();
  expect(posts).toBe(2);
  expect(await site.stored()).toMatchObject({ contact_submissions: 1 });
});

test("a text that is too long to send is told of before anything is sent, and is not lost", async ({
  page,
}) => {
  // 270,000 bytes once encoded.
  const message = "漢".repeat(30_000);
  await open(page, "/contact", true);
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await submit(page, "contact", { ...lead, message });
  await expect(problemOf(page, "contact")).toBeFocused();
  await expect(problemOf(page, "contact")).toContainText("horten this to 20,000 characters");
  await expect(formOf(page, "contact").locator("[name=message]")).toHaveValue(message);
  expect(posts).toEqual([]);
  await submitted(page, "contact", { message: "Shorter." });
});
