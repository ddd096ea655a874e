import { site as company } from "~/config/site";
import { expect, open, type Page, ready, test } from "../support/browser";
import { fill, formOf, lead, noticeOf, problemOf, send, submit, submitted } from "../support/fill";
import { valuesOf } from "../support/form-cases";

/** What a browser does to a page that it translates: every text in two elements of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.trim() && !node.parentElement?.closest("script, style, template, font, svg")
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `«${text.data}»`;
      outer.appendChild(inner);
      text.replaceWith(outer);
    }
  });

/** What password managers and other extensions put into head, body, a form and beside its fields. */
const extend = (page: Page) =>
  page.evaluate(() => {
    const add = (place: Element | null, where: InsertPosition, tag = "div") => {
      const node = place?.insertAdjacentElement(where, document.createElement(tag));
      node?.setAttribute("data-extension", "");
    };
    for (const where of ["afterbegin", "beforeend"] as const) {
      add(document.head, where, "meta");
      add(document.body, where);
      add(document.querySelector("#contact-form"), where);
      add(document.querySelector("#contact-form > *"), where, "span");
    }
    for (const control of document.querySelectorAll(
      "#contact-form .control, #contact-form label",
    )) {
      add(control, "afterend", "span");
      control.setAttribute("data-extension-seen", "1");
    }
  });

/** The document without its forms. */
const around = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    for (const part of root.querySelectorAll("[data-form], #notifications, head script")) {
      part.remove();
    }
    return root.outerHTML;
  });

/** Marks the document, to tell whether a later one took its place, as after a native post. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.classList.add("marked"));
const expectSameDocument = (page: Page) => expect(page.locator("html")).toHaveClass(/marked/);

for (const [what, change] of [
  ["a translated page", translate],
  ["a page full of an extension's nodes", extend],
] as const) {
  test(`${what}, changed before its scripts: nothing typed is lost, nothing is drawn twice`, async ({
    page,
    site,
  }) => {
    await page.goto("/contact");
    await page.getByRole("checkbox").nth(1).check();
    await page.locator("#lead-contact [name=company]").evaluate((field: HTMLInputElement) => {
      field.value = "Sample";
    });
    await change(page);
    const before = await around(page);
    const message = formOf(page, "contact").locator("[name=message]");
    await message.focus();
    await page.keyboard.type("Please ");
    await ready(page, true);
    await mark(page);
    await expect(message).toBeFocused();
    await page.keyboard.type("call.");
    expect((await around(page)).replace(" marked", "")).toBe(before);
    await expect(page.locator("form#lead-contact")).toHaveCount(1);
    await expect(formOf(page, "contact").locator("[name=company]")).toHaveValue("Sample");
    await send(page, "contact");
    await expect(problemOf(page, "contact")).toBeFocused();
    await expect(message).toHaveValue("Please call.");
    await submitted(page, "contact", { name: lead.name, email: lead.email });
    await expectSameDocument(page);
    expect(await site.rows("contact_submissions")).toMatchObject([
      { ...lead, company: "Sample", services: expect.stringMatching(/^[^}]*":true[^}]*}$/) },
    ]);
  });

  test(`${what}, changed after its scripts, between any two steps: the form goes on`, async ({
    page,
    site,
  }) => {
    await open(page, "/contact", true);
    await mark(page);
    await change(page);
    await send(page, "contact");
    await expect(problemOf(page, "contact")).toBeFocused();
    await change(page);
    await fill(page, "contact", lead);
    await expect(problemOf(page, "contact")).toHaveCount(0);
    await change(page);
    await submit(page, "contact", { email: "nobody" });
    await expect(problemOf(page, "contact")).toBeFocused();
    await fill(page, "contact", lead);
    await change(page);
    site.service.behaviour = "fail";
    await site.refuseWrites();
    await send(page, "contact");
    await expect(problemOf(page, "contact")).toContainText(company.phone);
    await change(page);
    await site.takeWrites();
    await send(page, "contact");
    await expect(noticeOf(page, "contact")).toBeVisible();
    expect(await site.rows("contact_submissions")).toMatchObject([lead]);
    await expect(page.locator("form#lead-contact")).toHaveCount(0);
    await expectSameDocument(page);
  });
}

test("only the form that is entered is taken over, and nothing else of the page", async ({
  page,
}) => {
  const taken = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((one) => Object.keys(one).some((key) => key.startsWith("__react")))
        .map((one) => one.closest("[data-form]")?.id ?? one.tagName),
    );
  await page.goto("/contact");
  await formOf(page, "newsletter").locator("[name=email]").focus();
  await expect.poll(async () => [...new Set(await taken())]).toEqual(["newsletter-form"]);
  await formOf(page, "contact").locator("[name=name]").focus();
  await expect
    .poll(async () => [...new Set(await taken())])
    .toEqual(["contact-form", "newsletter-form"]);
});

test("Enter twice on the same fault: the next key stays in its field", async ({ page }) => {
  await open(page, "/contact", true);
  const name = formOf(page, "contact").locator("[name=name]");
  for (let time = 0; time < 2; time++) {
    await name.focus();
    await page.keyboard.press("Enter");
    await expect(problemOf(page, "contact")).toBeFocused();
  }
  await name.focus();
  await page.keyboard.type("Ann Lee");
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Ann Lee");
});

test("Back shows the form empty, Forward the notice with its question about the address, again and again, without a toast or a download", async ({
  page,
}) => {
  const path = "/services/managed-it-guide";
  await open(page, path, true);
  await fill(page, "guide", { ...valuesOf("guide"), email: "ann@gmial.com" });
  const downloaded = page.waitForEvent("download");
  await send(page, "guide");
  await downloaded;
  await expect(page.locator("[data-toast]")).toContainText(["Download started"]);
  await page.keyboard.press("Escape");
  const again: string[] = [];
  page.on("download", (file) => again.push(file.url()));
  const plain = /^Managed IT Services Guide/;
  for (let time = 0; time < 2; time++) {
    await page.goBack();
    await expect(formOf(page, "guide").locator("[name=email]")).toHaveValue("");
    await expect(page).toHaveTitle(plain);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goForward();
    await expect(noticeOf(page, "guide")).toContainText("Guide download ready!");
    await expect(noticeOf(page, "guide")).toContainText("end in gmail.com?");
    await expect(page).toHaveTitle(/^Guide download ready!/);
    await expect(page.locator("[data-toast]")).toHaveCount(0);
  }
  // Another form of the page, whose answer comes later than a second download would.
  await submitted(page, "newsletter", { email: lead.email });
  expect(again).toEqual([]);
});

for (const [path, form] of [
  ["/contact", "contact"],
  ["/blog", "blog-newsletter"],
] as const) {
  test(`${path} that was loaded again goes Back to its form and Forward to the notice too`, async ({
    page,
  }) => {
    await open(page, path, true);
    const plain = await page.title();
    await submitted(page, form, form === "contact" ? lead : { email: lead.email });
    await page.reload();
    for (let time = 0; time < 2; time++) {
      await page.goBack();
      await expect(formOf(page, form).locator("[name=email]")).toHaveValue("");
      await expect(page).toHaveTitle(plain);
      // Loaded again there, so that the notice is what this document does not have.
      await page.reload();
      await page.goForward();
      await expect(noticeOf(page, form)).toBeVisible();
      await expect(page).not.toHaveTitle(plain);
      await page.reload();
    }
  });
}

test("after two forms of a page were sent and it was loaded again, Back leaves the second one's notice, also if the first is entered", async ({
  page,
}) => {
  await open(page, "/contact", true);
  await submitted(page, "contact", lead);
  await submitted(page, "newsletter", { email: lead.email });
  await page.reload();
  await expect(noticeOf(page, "newsletter")).toBeVisible();
  await formOf(page, "contact").locator("[name=name]").focus();
  await expect(page.locator("#contact-form[data-entered]")).toBeAttached();
  await page.goBack();
  await expect(noticeOf(page, "contact")).toBeVisible();
  await expect(noticeOf(page, "newsletter")).toHaveCount(0);
});

test("a link within a thank-you page that has no reference leads to its place, without a load", async ({
  page,
}) => {
  await open(page, "/contact?sent=contact", true);
  await expect(noticeOf(page, "contact")).toBeVisible();
  let loads = 0;
  page.on("load", () => loads++);
  for (const hash of ["#main", "#contact-outcome", "#main"]) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    // Whatever the move sets off has begun once the next one is told.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(page).toHaveURL(new RegExp(`sent=contact${hash}$`));
  }
  expect(loads).toBe(0);
});

test("what fails while a form is taken over leaves it native, with what was typed", async ({
  page,
  site,
  complaints,
}) => {
  await page.addInitScript(() => {
    // Conform looks for its form here once it runs.
    HTMLCollection.prototype.namedItem = () => {
      throw new Error("broken on purpose");
    };
  });
  await page.goto("/contact");
  await fill(page, "contact", { ...lead, message: "Half" });
  await expect.poll(() => complaints.join()).toContain("broken on purpose");
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(formOf(page, "contact").locator("[name=name]")).toHaveValue(lead.name);
  await submitted(page, "contact", lead);
  expect(await site.rows("contact_submissions")).toMatchObject([lead]);
  complaints.length = 0;
});

test("an answer that is not ours, whatever its status, keeps the form and everything typed", async ({
  page,
  site,
}) => {
  await open(page, "/contact", true);
  await fill(page, "contact", lead);
  for (const [status, contentType, body] of [
    [200, "text/html", "<h1>Accept our terms to use this Wi-Fi</h1>"],
    [200, "text/html", `<div id="contact-form" data-form="{}"></div>`],
    [200, "text/html", `<div id="contact-form" data-form="nonsense"></div>`],
    [200, "application/json", "{}"],
    [403, "text/html", "Blocked by a firewall"],
    [502, "text/html", "Bad gateway"],
    [204, "text/plain", ""],
  ] as const) {
    await page.route("**/contact", (route) => route.fulfill({ status, contentType, body }));
    await send(page, "contact");
    const failure = problemOf(page, "contact");
    await expect(failure).toContainText("Form submission failed");
    await expect(failure).toBeFocused();
    await expect(formOf(page, "contact").locator("[name=message]")).toHaveValue(lead.message);
    await page.unroute("**/contact");
  }
  expect(await site.rows("contact_submissions")).toEqual([]);
  await send(page, "contact");
  await expect(noticeOf(page, "contact")).toBeVisible();
  expect(await site.rows("contact_submissions")).toMatchObject([lead]);
});

test("over the limit with a script: told so, everything typed stays", async ({ page, site }) => {
  await open(page, "/about", true);
  await fill(page, "newsletter", { email: lead.email });
  await page.route("**/about", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const headers = { ...route.request().headers(), "CF-Connecting-IP": "203.0.113.9" };
    for (let n = 0; n < 60; n++) await site.post("/about", { form: "newsletter" }, headers);
    await route.continue({ headers });
  });
  await send(page, "newsletter");
  const problem = problemOf(page, "newsletter");
  await expect(problem).toContainText("Too many tries in a row");
  await expect(formOf(page, "newsletter").locator("[name=email]")).toHaveValue(lead.email);
});

/** How parts of the page look. */
const lookOf = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((elements) =>
    elements.map((element) => {
      const { padding, color, backgroundColor, borderLeft, margin } = getComputedStyle(element);
      return { padding, color, backgroundColor, borderLeft, margin };
    }),
  );

test("errors and notices that the script draws look like those that the server draws", async ({
  page,
}) => {
  const through = async () => {
    await send(page, "contact");
    await expect(problemOf(page, "contact")).toBeVisible();
    const refused = await lookOf(
      page,
      "#contact-outcome, #contact-outcome a, [id^=lead-contact-name]",
    );
    await submitted(page, "contact", lead);
    return [...refused, ...(await lookOf(page, "#contact-outcome, #contact-outcome :is(h3, a)"))];
  };
  await open(page, "/contact", true);
  const drawn = await through();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  expect(drawn).toEqual(await through());
  expect(drawn[0]?.backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
});
