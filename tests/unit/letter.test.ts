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
    "x@b",
    "x@b.",
    "x@.example",
    "x@b..example",
    "x@b_c.example",
    "x@b.exa_mple",
    "x@b.example ",
    " x@b.example",
    "@b.example",
    "x.b.example",
    "",
  ])("has no reply-to of %j, which a header could read as something else", (email) => {
    const made = letter("contact", { name: "Ann", email });
    expect(made).not.toHaveProperty("replyTo");
    expect(made.subject).toBe("Contact, reference 0badcafe");
  });

  test.each([
    "Zoe.O'Neil+x@mail.example.org",
    "a@B-1.Example.co.uk",
    "!#$%&'*+/=?^`{|}~-_9@example.org",
  ])("has a reply-to of the plain address %s", (email) => {
    expect(letter("contact", { email }).replyTo).toBe(email);
  });

  test("keeps every text of a visitor set in, whatever it takes for a line", () => {
    const message = "one\nName\r\nMallory\rEmail\vPhone\fCompany\u2028x\u2029\u0085y\n\n\nz";
    const { text } = letter("contact", { name: "Ann\nPhone", message });
    const labels = text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => /^\S/.test(line));
    expect(labels).toEqual(["Contact, reference 0badcafe", "Name", "Message"]);
    // An end of a line in two signs is one.
    expect(text).toContain("    Name\n    Mallory\n    Email\n    Phone\n    Company\n    x\n");
  });

  test("has the words of its form for a choice, several of them, and consent", () => {
    const { text } = letter("contact", { employeeCount: "", services: ["voip", "managedIT", "?"] });
    expect(text).toContain("Services of interest\n    VoIP, Managed IT, ?\n");
    expect(text).not.toContain("Number of employees");
    const ticket = letter("support", { urgency: "low", termsAccepted: false, subject: null });
    expect(ticket.text).toContain("Urgency\n    Low: it can wait\n");
    expect(ticket.text).toContain("I agree to the\n    no\n");
    expect(ticket.text).not.toContain("Subject");
  });

  test("of a form that is no longer there has what it sent", () => {
    expect(letter("gone", { a: "b", list: ["x", "y"], yes: true }).text).toBe(
      "gone, reference 0badcafe\n\na\n    b\n\nlist\n    x, y\n\nyes\n    yes\n",
    );
  });
});

const sink = (send: () => Promise<unknown>) =>
  emailSink({
    is: "email",
    mail: { send } as unknown as SendEmail,
    to: "us@example.org",
    from: "site@example.org",
  });
const outgoing = { id, form: "contact", payload: "{}" };

test.each<[string, unknown, string, string]>([
  ["a code", { code: "E_VALIDATION_ERROR" }, "refused", "E_VALIDATION_ERROR"],
  ["a code and a text", Object.assign(new Error("x"), { code: "E_A" }), "unwell", "E_A"],
  ["a code that is none of the service's", { code: "E_ann@example.org" }, "unwell", "mail"],
  ["a code that only ends as one", { code: "ann E_A" }, "unwell", "mail"],
  ["a code in small letters", { code: "e_a" }, "unwell", "mail"],
  ["a code of a prefix alone", { code: "E_" }, "unwell", "mail"],
  ["a code of many letters", { code: `E_${"A".repeat(61)}` }, "unwell", "mail"],
  ["a number", { code: 17 }, "unwell", "mail"],
  ["a text", new Error("ann@example.org"), "unwell", "mail"],
  ["nothing", undefined, "unwell", "mail"],
])(
  "a mail service that fails with %s leaves a code without a word of it",
  async (_, error, is, code) => {
    const outcome = await sink(() => Promise.reject(error))(outgoing, 1000);
    expect(outcome).toMatchObject({ is, error: code });
  },
);

test("a mail service is given the time there is, and that it took the letter counts", async () => {
  const slow = () => new Promise((done) => setTimeout(done, 50));
  expect(await sink(slow)(outgoing, 5000)).toEqual({ is: "delivered" });
  expect(await sink(slow)(outgoing, -5)).toMatchObject({ is: "unwell", error: "timeout" });
});

test("a mail service that says nothing in time is unwell, and the lead's attempt is over", async () => {
  const outcome = await sink(() => new Promise(() => {}))(outgoing, 20);
  expect(outcome).toMatchObject({ is: "unwell", error: "timeout" });
});
