import { axeFaults, expect, type Page, test } from "../support/browser";
import { featuresUnder, isNewer } from "../support/browser-features";
import { lead, problemOf, submit, submitted } from "../support/fill";
import { newerFeatures } from "../support/newer-features";
import { restyled, withoutHas } from "../support/restyled";

/** In Chromium alone: it takes features away, which needs an engine that has them. */

/** Everything that Safari 15.6, Firefox 115 or Chrome 109 is without, by MDN's keys. */
const newer = ["api", "javascript.builtins"]
  .flatMap((key) => [...featuresUnder(key)])
  .filter(([, feature]) => isNewer(feature))
  .map(([key]) => key.replace("javascript.builtins.", "").replace("api.", ""))
  // What has more parts is a detail of a method.
  .filter((key) => key.split(".").length < 3);

/** What the scripts use of it, feature by feature. */
const used = Object.values(newerFeatures)
  .map((keys) => keys.flatMap((key) => /^(?:api|javascript\.builtins)\.(.+)/.exec(key)?.[1] ?? []))
  .filter((keys) => keys.length > 0);

/** Removes features from the page before its scripts run: "Array.toSpliced", "trustedTypes". */
async function without(page: Page, features: string[]) {
  // An engine without Trusted Types does not ask for them either.
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    // As a browser does when a connection that was kept open is closed under its request.
    const response = await route.fetch({ maxRedirects: 0, maxRetries: 2 });
    const headers = response.headers();
    const policy = headers["content-security-policy"] ?? "";
    headers["content-security-policy"] = policy.replace(/(require-)?trusted-types[^;]*;?/g, "");
    await route.fulfill({ response: response, headers });
  });
  await page.addInitScript((keys) => {
    type Holder = Record<string, unknown> & { prototype?: Record<string, unknown> };
    const world = window as unknown as Record<string, Holder | undefined>;
    for (const key of keys) {
      const [name = "", member] = key.split(".");
      if (member === undefined) delete world[name];
      else {
        delete world[name]?.[member];
        delete world[name]?.prototype?.[member];
      }
    }
  }, features);
}

/** Fills in and sends a form, as whoever does it in that browser: its script or the browser. */
async function sendContact(page: Page) {
  await page.goto("/contact");
  await submitted(page, "contact", lead);
}

test("in a browser without anything newer, the forms of a page are sent and the search finds", async ({
  page,
  site,
}) => {
  await without(page, newer);
  await sendContact(page);
  // Its script did that: what it needs is older.
  await expect(page.locator("[data-toast=ok]")).toBeVisible();
  await submit(page, "newsletter", { email: "nobody" });
  await expect(problemOf(page, "newsletter")).toBeVisible();
  await submitted(page, "newsletter", { email: lead.email });
  expect(await site.rows("contact_submissions")).toMatchObject([lead]);
  expect(await site.rows("newsletter_subscriptions")).toHaveLength(1);
  await page.goto("/blog");
  await page.getByRole("searchbox").fill("voip solutions");
  await page.keyboard.press("Enter");
  await expect(page.locator("#articles li h3").filter({ visible: true })).toHaveCount(1);
});

test("without any one of the features that the scripts use, the form is sent once", async ({
  page,
  site,
}) => {
  const others = ["Array.toSpliced", "structuredClone", "Element.checkVisibility"];
  for (const features of [...used, ...others.map((other) => [other])]) {
    const alone = await page.context().newPage();
    await without(alone, features);
    await sendContact(alone);
    expect(await site.rows("contact_submissions"), features.join()).toMatchObject([lead]);
    await site.reset();
    await alone.close();
  }
});

for (const [what, body] of [
  ["cannot be read", "class { static { } ] syntax error"],
  ["fails at its start", "structuredCloneOfNothing()"],
] as const) {
  test(`where the script of a form ${what}, the browser sends the form`, async ({
    page,
    site,
    complaints,
  }) => {
    await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
    await sendContact(page);
    expect(await site.rows("contact_submissions")).toMatchObject([lead]);
    expect(complaints.splice(0)).not.toEqual([]);
  });
}

test("without the rules that such browsers drop, pages fit and can be read", async ({ page }) => {
  await restyled(page, (css) =>
    withoutHas(css)
      .replaceAll("@container", "@no-such-rule")
      .replaceAll("@property", "@no-such-rule")
      .replace(/\b(subgrid|clip|pretty|balance)\b(?=[;}])/g, "no-such-value"),
  );
  const faults: string[] = [];
  for (const path of ["/", "/services/cybersecurity", "/services/line-card", "/contact"]) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) faults.push(`${path} at ${width} px: ${over} px too wide`);
      for (const fault of await axeFaults(page, true)) faults.push(`${path} ${width}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
