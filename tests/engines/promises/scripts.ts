import { expect } from "vitest";
import { officePath } from "../../support/pages";
import type { Promises } from "../promise";

/** Whether this document has asked for a script file. */
const hasScript = () =>
  performance
    .getEntriesByType("resource")
    .some(({ name }) => new URL(name).pathname.endsWith(".js"));

/** Marks the document, to be told from the next one. */
const mark = () => document.documentElement.setAttribute("data-before", "");
const isMarked = () => document.documentElement.hasAttribute("data-before");

/**
 * Enters a form and presses its button before anything else can happen. A click of the mouse will not do: on a
 * loaded machine the script may arrive between the button's way down and up, and answer in the form's place.
 */
function pressAtOnce(form: string) {
  const button = document.querySelector<HTMLElement>(`#lead-${form} button[type=submit]`);
  button?.focus();
  button?.click();
}

export const scripts: Promises = {
  "a press of the button at once, before any script is there, is the browser's own": async ({
    visitor,
    site,
  }) => {
    await visitor.goto("/contact");
    await visitor.run(mark);
    await visitor.run(pressAtOnce, "contact");
    await visitor.sees("#contact-outcome a", "Please enter your name.");
    await visitor.until(isMarked, false);
    expect(await site.rows("deliveries")).toEqual([]);
  },
  "Enter in a field at once sends what was typed, once": async ({ visitor, site }) => {
    await visitor.goto("/about");
    await visitor.enter("#lead-newsletter [name=email]");
    await visitor.type("ann@example.org");
    await visitor.press("Enter");
    await visitor.sees("#newsletter-form", "Subscription successful!");
    const stored = await site.rows("newsletter_subscriptions");
    expect(stored).toMatchObject([{ email: "ann@example.org" }]);
  },
};

export const scriptedScripts: Promises = {
  "reading, menus, testimonials, questions and boxes load no script; entering a form does": async ({
    visitor,
  }) => {
    await visitor.resize(360, 740);
    await visitor.goto("/");
    await visitor.click(".narrow-menu > summary");
    await visitor.press("Escape");
    await visitor.click("#testimonials .arrows > *", "Next");
    expect(await visitor.run(hasScript)).toBe(false);
    await visitor.goto(officePath);
    await visitor.click("main summary");
    expect(await visitor.run(hasScript)).toBe(false);
    await visitor.goto("/services/line-card");
    await visitor.click(".brand-card");
    await visitor.click(".chip");
    expect(await visitor.run(hasScript)).toBe(false);
    await visitor.enter("#lead-procurement [name=name]");
    await visitor.until(hasScript, true);
  },
  "a script that got into a page does not run, and no string becomes markup": async ({
    visitor,
  }) => {
    await visitor.goto("/contact");
    const ran = await visitor.run(() => {
      const root = document.documentElement;
      const attempts = [
        () => {
          const script = document.createElement("script");
          script.text = "document.documentElement.dataset.ran = 'inline'";
          document.body.appendChild(script);
        },
        () => {
          const handler = "document.documentElement.dataset.ran = 'handler'";
          root.insertAdjacentHTML("beforeend", `<img src="/none.png" onerror="${handler}">`);
        },
        () => {
          location.href = "javascript:void (document.documentElement.dataset.ran = 'link')";
        },
      ];
      for (const attempt of attempts) {
        try {
          attempt();
        } catch {
          // Refused at once, where the engine has Trusted Types.
        }
      }
      return root.dataset.ran ?? "";
    });
    expect(ran).toBe("");
    await visitor.until(() => document.documentElement.dataset.ran ?? "", "");
  },
};
