import { expect, open, test } from "../support/browser";
import { fill, formOf, send, submit } from "../support/fill";

const lead = { name: "Ann", email: "ann@example.org", message: "Please call." };

test("a text that is too long to send is not lost", async ({ page, site, scripted }) => {
  // 270,000 bytes once encoded.
  const message = "漢".repeat(30_000);
  await open(page, "/contact", scripted);
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
  await submit(page, "contact", { message: "Shorter." });
  await expect(page.locator("#contact-form").getByRole("status")).toBeVisible();
});
