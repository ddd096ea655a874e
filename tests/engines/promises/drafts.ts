import { expect } from "vitest";
import { valuesOf } from "../../support/form-cases";
import type { Visitor } from "../../support/visitor";
import type { Promises } from "../promise";

const lead = { name: "Ann Lee", email: "ann@example.org", message: "Half a thought" };

/** The values of the contact form, and what is ticked in it. */
const typed = () => {
  const form = document.querySelector<HTMLFormElement>("#lead-contact");
  if (!form) return null;
  const data = new FormData(form);
  return [data.get("name"), data.get("email"), data.get("message"), data.getAll("services").join()];
};
const kept = [lead.name, lead.email, lead.message, "cybersecurity,voip"];

/** Goes to another page, and back. */
async function leaveAndReturn(visitor: Visitor) {
  const path = () => location.pathname;
  const here = await visitor.run(path);
  await visitor.click("footer a", "Legal");
  await visitor.until(path, "/legal");
  await visitor.back();
  await visitor.until(path, here);
}

export const drafts: Promises = {
  "Back shows a form as it was left, and sends nothing again": async ({ visitor, site }) => {
    await visitor.goto("/contact");
    await visitor.fill("contact", lead);
    await leaveAndReturn(visitor);
    await visitor.until(typed, [lead.name, lead.email, lead.message, ""]);
    await visitor.send("contact");
    await visitor.sees("#contact-form", "Form submitted successfully!");
    await leaveAndReturn(visitor);
    await visitor.sees("#contact-form", "Form submitted successfully!");
    expect(await site.stored()).toMatchObject({ contact_submissions: 1 });
  },
};

export const scriptedDrafts: Promises = {
  "what is typed is there after a reload, on the same form of another page and after Back, once, and gone when it was sent":
    async ({ visitor, site }) => {
      await visitor.goto("/contact");
      await visitor.fill("contact", { ...lead, services: ["voip", "cybersecurity"] });
      await visitor.until(typed, kept);
      await visitor.reload();
      await visitor.until(typed, kept);
      await visitor.goto("/");
      await visitor.until(typed, kept);
      await leaveAndReturn(visitor);
      await visitor.until(typed, kept);
      await visitor.send("contact");
      await visitor.sees("#contact-form", "Form submitted successfully!");
      expect(await site.rows("contact_submissions")).toMatchObject([lead]);
      await visitor.goto("/contact");
      await visitor.until(typed, ["", "", "", ""]);
    },
  "who leaves while a form is on its way finds it on return ready to be sent, and it counts once":
    async ({ visitor, site }) => {
      const button = () =>
        document.querySelector("#lead-support [type=submit]")?.textContent ?? "none";
      await visitor.goto("/support");
      await visitor.fill("support", valuesOf("support"));
      const idle = await visitor.run(button);
      // Long enough for a slow machine to leave first, and under the ten seconds that a visitor is kept.
      site.service.delay = 8000;
      await visitor.send("support");
      await leaveAndReturn(visitor);
      site.service.delay = 0;
      await visitor.until(button, idle);
      // WebKit shows the page that it kept, Firefox and Chromium load another: none tells of a failure.
      await visitor.sees("#support-form", "Error submitting form", false);
      await visitor.send("support");
      await visitor.sees("#support-form", "Support ticket submitted");
      expect(await site.rows("deliveries")).toHaveLength(1);
    },
};
