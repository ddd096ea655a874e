import { expect } from "vitest";
import { correctedEmail } from "~/forms/mistyped";
import { mistyped, right } from "../../support/addresses";
import type { Promises } from "../promise";

const question = "Did you mean ann@gmail.com?";

/** Has the page do at once what it would do within a second; by longer waits, WebKit's driver gives up. */
function hurry() {
  const { setTimeout } = window;
  const soon = (work: () => void, time = 0) => setTimeout(work, time < 1_000 ? 0 : time);
  Object.assign(window, { setTimeout: soon });
}

/** The question below the address, or nothing. */
const asked = () =>
  [...document.querySelectorAll("#lead-contact p")]
    .map(({ textContent }) => /^Did you mean .+\?/.exec(textContent ?? "")?.[0])
    .find(Boolean) ?? "";

const select = () =>
  document.querySelector<HTMLInputElement>("#lead-contact [name=email]")?.select();

const focused = () => document.activeElement?.getAttribute("name");
const email = () => document.querySelector<HTMLInputElement>("#lead-contact [name=email]")?.value;
const said = () => document.querySelector("#notifications [role=status]")?.textContent;

/**
 * A third of the addresses, all of which a unit test tries: this one takes long in some engines. The first is
 * a mistyped one, whose question comes when the page's lists have.
 */
const sample = [...Object.keys(mistyped), ...right].filter((_, at) => at % 3 === 0);

export const addresses: Promises = {
  "an address that looks mistyped is asked about after it is stored, whatever its host": async ({
    visitor,
    site,
  }) => {
    const lead = { name: "Ann Lee", email: "ann@gmial.com", message: "Please call." };
    await visitor.goto("/contact");
    await visitor.fill("contact", lead);
    await visitor.send("contact");
    await visitor.sees("#contact-form", "Does your email address end in gmail.com?");
    expect(await site.rows("contact_submissions")).toMatchObject([lead]);
    await visitor.goto("/contact?sent=contact&ref=0badcafe&meant=evil.example");
    await visitor.sees("#contact-form", "Form submitted successfully!");
    await visitor.sees("#contact-form", "Does your email", false);
  },
};

export const scriptedAddresses: Promises = {
  "an address is asked about when its field is left, put right with one press, and a right one is left alone":
    async ({ visitor }) => {
      await visitor.goto("/contact");
      await visitor.fill("contact", { email: "ann@gmial.com" });
      await visitor.sees("#lead-contact", question, false);
      await visitor.press("Tab");
      await visitor.sees("#lead-contact", question);
      await visitor.until(said, question);
      await visitor.until(focused, "message");
      await visitor.click("#lead-contact button", "Yes, use it");
      await visitor.until(email, "ann@gmail.com");
      await visitor.until(focused, "email");
      await visitor.sees("#lead-contact", question, false);
      await visitor.type("x");
      await visitor.press("Tab");
      await visitor.sees("#lead-contact", question);
      await visitor.enter("#lead-contact [name=email]");
      await visitor.press("Backspace");
      await visitor.sees("#lead-contact", "Did you mean", false);
    },
  "a mistyped address is asked about aloud and put right by keyboard, and no right one is asked about":
    async ({ visitor }) => {
      await visitor.goto("/contact");
      await visitor.enter("#lead-contact [name=email]");
      await visitor.run(hurry);
      for (const end of sample) {
        const meant = correctedEmail(`a@${end}`);
        await visitor.run(select);
        await visitor.type(`a@${end}`);
        await visitor.press("Tab");
        if (meant) {
          await visitor.until(asked, `Did you mean ${meant}?`);
          await visitor.until(said, `Did you mean ${meant}?`);
        }
        await visitor.until(focused, "message");
        if (!meant) expect([end, await visitor.run(asked)]).toEqual([end, ""]);
        await visitor.press("Shift+Tab");
        if (meant) {
          await visitor.press("Enter");
          await visitor.until(email, meant);
        }
        await visitor.until(focused, "email");
      }
    },
};
