import { expect } from "vitest";
import type { SitePromise } from "../promise";

const lead = { name: "Ann Lee", message: "Please call." };
const question = "Did you mean ann@gmail.com?";

const focused = () => document.activeElement?.getAttribute("name");
const email = () => document.querySelector<HTMLInputElement>("#lead-contact [name=email]")?.value;
const said = () => document.querySelector("#notifications [role=status]")?.textContent;

export const addresses: SitePromise[] = [
  {
    name: "an address that looks mistyped is asked about after it is stored, whatever its host",
    work: async ({ visitor, site }) => {
      await visitor.goto("/contact");
      await visitor.fill("contact", { ...lead, email: "ann@gmial.com" });
      await visitor.send("contact");
      await visitor.sees("#contact-form", "Does your email address end in gmail.com?");
      expect(await site.rows("contact_submissions")).toMatchObject([{ email: "ann@gmial.com" }]);
      await visitor.goto("/contact?sent=contact&ref=0badcafe&meant=evil.example");
      await visitor.sees("#contact-form", "Form submitted successfully!");
      await visitor.sees("#contact-form", "Does your email", false);
    },
  },
  {
    name: "an address is asked about when its field is left, put right with one press, and a right one is left alone",
    scripted: true,
    work: async ({ visitor }) => {
      await visitor.goto("/contact");
      await visitor.fill("contact", { email: "ann@gmial.com" });
      await visitor.sees("#lead-contact", question, false);
      await visitor.press("Tab");
      await visitor.until(focused, "message");
      await visitor.sees("#lead-contact", question);
      await visitor.until(focused, "message");
      await visitor.until(said, question);
      await visitor.click("#lead-contact button", "Yes, use it");
      await visitor.until(email, "ann@gmail.com");
      await visitor.until(focused, "email");
      await visitor.sees("#lead-contact", question, false);
      await visitor.type("x");
      await visitor.press("Tab");
      await visitor.sees("#lead-contact", "Did you mean ann@gmail.com?");
      await visitor.enter("#lead-contact [name=email]");
      await visitor.press("Backspace");
      await visitor.sees("#lead-contact", "Did you mean", false);
    },
  },
];
