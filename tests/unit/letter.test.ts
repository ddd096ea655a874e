import { describe, expect, test } from "vitest";
import { allLeads } from "~/forms/all.server";
import { emailSink } from "~/leads/sinks/email.server";
import { letterOf } from "~/leads/sinks/letter";

const id = "0badcafe-0000-8000-8000-000000000000";
const letter = (form: string, values: object) =>
  letterOf({ id, form, payload: JSON.stringify(values) });

describe("a letter", () => {
  test.each(allLeads.map((lead) => [lead.form.id, lead] as const))(
    "of %s has the form's title, its labels in its order, and nothing else",
    (form, lead) => {
      const names = Object.keys(lead.form.fields);
      const values = Object.fromEntries(names.map((name) => [name, `value of ${name}`]));
      const { subject, text } = letter(form, {
        ...Object.fromEntries(Object.entries(values).reverse()),
        form: "x",
        extra: "y",
      });
      expect(subject).toBe(`${lead.title}, reference 0badcafe`);
      const expected = names.map(
        (name) => `${lead.form.fields[name]?.label}\n    value of ${name}`,
      );
      expect(text).toBe(`${[subject, ...expected].join("\n\n")}\n`);
    },
  );

  test.each([
    "x@b.example>\r\nBcc: other@example.org",
    "x,other@example.org",
    '"x" <y@example.org',
    "x@b.example,c",
    "x;y@example.org",
    "x@[127.0.0.1]",
    "jörg@example.org",
    "",
  ])("has no reply-to of %j, which a header could read as something else", (email) => {
    const made = letter("contact", { name: "Ann", email });
    expect(made).not.toHaveProperty("replyTo");
    expect(made.subject).toBe("Contact, reference 0badcafe");
  });

  test("has a reply-to of a plain address", () => {
    expect(letter("contact", { email: "Zoe.O'Neil+x@mail.example.org" }).replyTo).toBe(
      "Zoe.O'Neil+x@mail.example.org",
    );
  });

  test("keeps every text of a visitor set in, whatever it takes for a line", () => {
    const message = "one\nName\r\nMallory\rEmail\u2028x\u2029\u0085y\n\n\nz";
    const { text } = letter("contact", { name: "Ann\nPhone", message });
    const labels = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).filter((line) => /^\S/.test(line));
    expect(labels).toEqual(["Contact, reference 0badcafe", "Name", "Message"]);
  });

  test("of a form that is no longer there has what it sent", () => {
    expect(letter("gone", { a: "b", list: ["x", "y"], yes: true }).text).toBe(
      "gone, reference 0badcafe\n\na\n    b\n\nlist\n    x, y\n\nyes\n    yes\n",
    );
  });
});

test("a mail service that says nothing in time is unwell, and the lead's attempt is over", async () => {
  const mail: SendEmail = { send: () => new Promise(() => {}) };
  const sink = emailSink({ is: "email", mail, to: "us@example.org", from: "site@example.org" });
  const outcome = await sink({ id, form: "contact", payload: "{}" }, 20);
  expect(outcome).toMatchObject({ is: "unwell", error: "timeout" });
});
