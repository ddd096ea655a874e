import { describe, expect, test } from "vitest";
import { site } from "~/config/site";
import { allHandlers } from "~/forms/all";
import { labelOf } from "~/forms/kinds";
import { emailSink } from "~/leads/sinks/email.server";
import { letterOf } from "~/leads/sinks/letter";
import { mailboxOf } from "~/lib/mailbox";

const id = "0badcafe-0000-8000-8000-000000000000";
const letter = (form: string, values: object) =>
  letterOf({ id, form, payload: JSON.stringify(values) });

test("an address of 254 characters can be answered, and no longer one", () => {
  const label = "a".repeat(63);
  const longest = `${label}b@${label}.${label}.${"a".repeat(57)}.com`;
  expect(longest).toHaveLength(254);
  expect(mailboxOf(longest)).toBe(longest);
  expect(mailboxOf(`${longest}m`)).toBeUndefined();
});

describe("a letter", () => {
  test.each(allHandlers)(
    "of $form.id has the form's title, its labels in its order, and nothing else",
    ({ form }) => {
      const names = Object.keys(form.fields);
      const values = Object.fromEntries(names.map((name) => [name, `value of ${name}`]));
      const { text } = letter(form.id, {
        ...Object.fromEntries(Object.entries(values).reverse()),
        form: "x",
        extra: "y",
      });
      const labels = text.split("\n").filter((line) => /^\S/.test(line));
      const expected = Object.values(form.fields).map(labelOf);
      // Before them that nobody can reply, and the subject; after them when it was sent.
      expect(labels.slice(2)).toEqual([...expected, "Sent"]);
      for (const name of names) expect(text).toContain(`\n    value of ${name}\n`);
    },
  );

  test.each([
    ...["x@b.example>\r\nBcc: other@example.org", "x,other@example.org", '"x" <y@example.org'],
    ...["x@b.example,c", "x;y@example.org", "x@[127.0.0.1]", "jörg@example.org", "x@b", "x@b."],
    ...["x@.example", "x@b..example", "x@b_c.example", "x@b.exa_mple", "x@b.example ", "x@1.2"],
    ...["try..this@docomo.ne.jp", ".x@b.example", "x.@b.example", `${"x".repeat(65)}@b.example`],
    ...[`x@${"b".repeat(64)}.example`, `x@${"b.".repeat(130)}example`, "x@bücher.example:80"],
    "=?utf-8?q?boss=40bank.example=2c?=@evil.example",
    "=?utf-8?q?x=0d=0aBcc:_y=40b.example?=@evil.example",
    ...["x@ＥＸＡＭＰＬＥ/.example", " x@b.example", "@b.example", "x.b.example"],
  ])("has no reply-to of %j, which a header could read as something else", (email) => {
    const made = letter("contact", { name: "Ann", email });
    expect(made).not.toHaveProperty("replyTo");
    expect(made.text).toMatch(/^Write to the address below/);
    expect(made.text).toContain(email.split(/\s/)[0]);
  });

  test.each([{}, { email: "" }])("of a form without an address says to call", (values) => {
    const made = letter("contact", { ...values, name: "Ann", phone: "317 555 0110" });
    expect(made).not.toHaveProperty("replyTo");
    expect(made.text).toMatch(/^Call the number below/);
  });

  test.each([
    "Zoe.O'Neil+x@mail.example.org",
    "a@B-1.Example.co.uk",
    "!#$%&'*+/?^`{|}~-_9@example.org",
    `${"x".repeat(64)}@${"b".repeat(63)}.example`,
  ])("has a reply-to of the plain address %s", (email) => {
    const { replyTo, text } = letter("contact", { email });
    expect(replyTo).toBe(email);
    expect(text).toMatch(/^Contact, 0bad cafe\n\nEmail\n/);
  });

  test("has a reply-to of an international domain in ASCII", () => {
    expect(letter("contact", { email: "zoe@bücher.example" }).replyTo).toBe(
      "zoe@xn--bcher-kva.example",
    );
  });

  test.each([
    ["support", { urgency: "high", name: "Ann Lee" }, "Support, HIGH: Ann Lee, 0bad cafe"],
    ["guide", { firstName: "Zoë", lastName: "Brandt" }, "Guide: Zoë Brandt, 0bad cafe"],
    ["contact", { name: "A\r\nBcc: b@c.example" }, "Contact: A Bcc: b@c.example, 0bad cafe"],
    ["contact", { name: "=?utf-8?q?x?=" }, "Contact: = ?utf-8?q?x?=, 0bad cafe"],
    ["contact", { name: "x".repeat(200) }, `Contact: ${"x".repeat(60)}, 0bad cafe`],
    ["contact", {}, "Contact, 0bad cafe"],
  ])("of %s and %j has the subject by which an inbox is read", (form, values, subject) => {
    expect(letter(form, values).subject).toBe(subject);
  });

  test("says when it was sent, from which page and office, and by which campaign", () => {
    const { text } = letterOf({
      id,
      form: "contact",
      payload: "{}",
      createdAt: "2026-01-31T21:05:00.000Z",
      page: `/locations/${site.offices[0].slug}`,
      campaign: { utm_source: "news\nEmail", first_page: "/" },
    });
    expect(text).toContain(
      [
        "\n\nSent\n    Saturday, January 31, 2026 at 9:05 PM UTC",
        `From the page\n    /locations/${site.offices[0].slug} (${site.offices[0].city})`,
        "utm_source\n    news\n    Email",
        "first_page\n    /\n",
      ].join("\n\n"),
    );
    expect(letter("contact", {}).text).toMatch(/\n\nSent\n {4}\w+day, .* UTC\n$/);
  });

  test("keeps every text of a visitor set in, whatever it takes for a line", () => {
    const message = "one\nName\r\nMallory\rEmail\vPhone\fCompany\u2028x\u2029\u0085y\n\n\nz";
    const { text } = letter("contact", { name: "Ann\nPhone", message });
    const labels = text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => /^\S/.test(line));
    expect(labels.slice(2)).toEqual(["Name", "Message", "Sent"]);
    // An end of a line in two signs is one.
    expect(text).toContain("    Name\n    Mallory\n    Email\n    Phone\n    Company\n    x\n");
  });

  test("has the words of its form for a choice, several of them, and consent", () => {
    const { text } = letter("contact", { employeeCount: "", services: ["voip", "managedIT", "?"] });
    expect(text).toContain("Services of interest\n    VoIP, Managed IT, ?\n");
    expect(text).not.toContain("Number of employees");
    const ticket = letter("support", { urgency: "low", termsAccepted: false, subject: null });
    expect(ticket.text).toContain("Urgency\n    Low: it can wait\n");
    expect(ticket.text).toContain("I agree to the terms and conditions\n    no\n");
    expect(ticket.text).not.toContain("Subject");
  });

  test("of a form that is no longer there has what it sent", () => {
    expect(letter("gone", { a: "b", list: ["x", "y"], yes: true }).text).toContain(
      "gone, 0bad cafe\n\na\n    b\n\nlist\n    x, y\n\nyes\n    yes\n",
    );
  });
});

const sink = (send: () => Promise<unknown>) =>
  emailSink({
    is: "email",
    mail: { send } as unknown as SendEmail,
    to: ["us@example.org"],
    supportTo: ["help@example.org"],
    from: "site@example.org",
  });
const outgoing = { id, form: "contact", payload: "{}" };

test.each<[string, unknown, string, string]>([
  ["a code", { code: "E_VALIDATION_ERROR" }, "refused", "E_VALIDATION_ERROR"],
  ["a code and a text", Object.assign(new Error("x"), { code: "E_A" }), "unavailable", "E_A"],
  ["a code that is none of the service's", { code: "E_ann@example.org" }, "unavailable", "mail"],
  ["a code that only ends as one", { code: "ann E_A" }, "unavailable", "mail"],
  ["a code in small letters", { code: "e_a" }, "unavailable", "mail"],
  ["a code of a prefix alone", { code: "E_" }, "unavailable", "mail"],
  ["a code of many letters", { code: `E_${"A".repeat(61)}` }, "unavailable", "mail"],
  ["a number", { code: 17 }, "unavailable", "mail"],
  ["a text", new Error("ann@example.org"), "unavailable", "mail"],
  ["nothing", undefined, "unavailable", "mail"],
])(
  "a mail service that fails with %s leaves a code without a word of it",
  async (_, error, is, code) => {
    const outcome = await sink(() => Promise.reject(error))(outgoing, 1000);
    expect(outcome).toMatchObject({ is, error: code });
  },
);

test("support's letters go to support, all others to sales", async () => {
  const sent: unknown[] = [];
  const send = async (...[mail]: unknown[]) => sent.push((mail as { to: unknown }).to);
  for (const form of ["support", "contact", "procurement"]) {
    await sink(send as () => Promise<unknown>)({ ...outgoing, form }, 1000);
  }
  expect(sent).toEqual([["help@example.org"], ["us@example.org"], ["us@example.org"]]);
});

test("a mail service is given the time there is and no more, and that it took the letter counts", async () => {
  const slow = () => new Promise((done) => setTimeout(done, 50));
  expect(await sink(slow)(outgoing, 5000)).toEqual({ is: "delivered" });
  for (const time of [-5, 10]) {
    const outcome = await sink(slow)(outgoing, time);
    expect(outcome).toMatchObject({ is: "unavailable", error: "timeout" });
  }
});

test("a letter with a spam signal says so in its headers and before its subject, until somebody has released it", () => {
  const of = (more: object) => letterOf({ ...outgoing, ...more });
  const plain = of({});
  expect(plain).not.toHaveProperty("headers");
  expect(of({ spamSignals: ["links"] })).toEqual({
    ...plain,
    subject: `[Spam?] ${plain.subject}`,
    text: plain.text.replace(plain.subject, `[Spam?] ${plain.subject}`),
    headers: { "X-Spam-Flag": "YES", "X-Spam-Status": "Yes, tests=links" },
  });
  expect(of({ spamSignals: ["links"], verdict: "ham" })).toEqual(plain);
});
