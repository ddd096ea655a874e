import { expect } from "vitest";
import { officePath } from "../../support/pages";
import type { SitePromise } from "../promise";

/** The script files that this document has asked for. */
const scripts = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith(".js"));

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

const lead = { name: "Ann Lee", email: "ann@example.org", message: "Please call." };

export const scriptPromises: SitePromise[] = [
  {
    name: "reading, menus, testimonials, questions and boxes load no script; entering a form does",
    scripted: true,
    work: async ({ visitor }) => {
      await visitor.resize(360, 740);
      await visitor.goto("/");
      await visitor.click(".narrow-menu > summary");
      await visitor.press("Escape");
      await visitor.click("#testimonials .arrows > *", "Next");
      expect(await visitor.run(scripts)).toEqual([]);
      await visitor.goto(officePath);
      await visitor.click("main summary");
      expect(await visitor.run(scripts)).toEqual([]);
      await visitor.goto("/services/line-card");
      await visitor.click(".brand-card");
      await visitor.click(".chip");
      expect(await visitor.run(scripts)).toEqual([]);
      await visitor.enter("#lead-procurement [name=name]");
      await visitor.until(
        () => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".js")),
        true,
      );
    },
  },
  {
    name: "a press of the button at once, before any script is there, is the browser's own",
    work: async ({ visitor, site }) => {
      await visitor.goto("/contact");
      await visitor.run(mark);
      await visitor.run(pressAtOnce, "contact");
      await visitor.sees("#contact-outcome a", "Please enter your name.");
      await visitor.until(isMarked, false);
      expect(await site.rows("deliveries")).toEqual([]);
    },
  },
  {
    name: "Enter in a field at once sends what was typed, once",
    work: async ({ visitor, site }) => {
      await visitor.goto("/about");
      await visitor.enter("#lead-newsletter [name=email]");
      await visitor.type(lead.email);
      await visitor.press("Enter");
      await visitor.sees("#newsletter-form", "Subscription successful!");
      expect(await site.rows("newsletter_subscriptions")).toMatchObject([{ email: lead.email }]);
    },
  },
  {
    name: "a script that got into a page does not run, and no string becomes markup",
    scripted: true,
    work: async ({ visitor }) => {
      await visitor.goto("/contact");
      const attempts = await visitor.run(() => {
        const root = document.documentElement;
        const tries = [
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
        for (const attempt of tries) {
          try {
            attempt();
          } catch {
            // Refused at once, where the engine has Trusted Types.
          }
        }
        return root.dataset.ran ?? "";
      });
      expect(attempts).toBe("");
      await visitor.until(() => document.documentElement.dataset.ran ?? "", "");
    },
  },
];
