import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allForms, allHandlers } from "~/forms/all";
import { contact } from "~/forms/contact";
import type { FormDeclaration } from "~/forms/define";
import { type Failure, failureNotice, statusOf } from "~/forms/form-state";
import { type Field, isRequired, textField } from "~/forms/kinds";
import { procurement } from "~/forms/procurement";
import { readSent } from "~/forms/read-sent";
import { checkForm, parseForm } from "~/forms/schema";
import { handlerOf, postedBy, sampleOf, submissionFor } from "../support/declared";
import { formCases, rulesOf, valuesOf } from "../support/form-cases";
import { submissions } from "../support/specified/submissions";

const forms = allHandlers.map(({ form }) => form);

test("the browser knows the same forms as the server", () => {
  expect(allForms).toEqual(forms);
});

test.each(forms)("fields of half the width come in pairs, in form $id", ({ fields }) => {
  const alone = (width: "half" | "short") =>
    Object.entries(fields)
      .map(([name, field]) => (field[width] ? `${name}:half` : "-"))
      .join(" ")
      .replaceAll(/\w+:half \w+:half/g, "pair")
      .match(/\w+(?=:half)/g);
  expect(alone("half"), "fields that need `half: false`").toBeNull();
  expect(alone("short"), "fields that need `short: false`, for a phone").toBeNull();
});

const posted = (values: Record<string, string | string[]>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) data.append(name, one);
  }
  return data;
};

const good: Record<string, string | string[]> = {
  name: "An",
  firstName: "An",
  lastName: "Li",
  email: "a@b.co",
  phone: "1234567890",
  company: "Co",
  companyName: "Co",
  subject: "It",
  message: "0123456789",
  urgency: "medium",
  termsAccepted: "on",
};

/** A post of any form that passes, but for one value. */
const withOne = (name: string, value: string | string[]) =>
  posted({ ...good, employeeCount: "", [name]: value });

const notListed = "Please choose one of the options.";

test("a text's rules hold without a message of its own", () => {
  const fault = (field: Field, text: string) =>
    field
      .schema()
      .safeParse(text)
      .error?.issues.map(({ message }) => message);
  expect(fault(textField({ label: "Code", min: 4 }), "abc")).toEqual(["Please enter plain text."]);
  const email = textField({ label: "Email", input: "email" });
  expect(fault(email, "abc")).toEqual([expect.stringContaining("Please enter plain text.")]);
  expect(fault(email, "")).toBeUndefined();
});

test.each(formCases)("$form marks as required what the specification requires", ({ form }) => {
  const marked = Object.entries(handlerOf(form).form.fields).filter(([, one]) => isRequired(one));
  expect(marked.map(([name]) => name)).toEqual(rulesOf(form).map(({ field }) => field));
});

test("every failure has its words, and a status that says it is one", () => {
  const causes = Object.keys(statusOf) as Failure[];
  for (const form of forms) {
    const notices = causes.map((cause) => failureNotice(form, cause));
    for (const { title, text } of notices)
      expect([title !== "", text !== ""]).toEqual([true, true]);
    // What the visitor can do about it is said for its own cause, and else in the form's words.
    expect(new Set(notices).size).toBe(3);
    expect(notices.filter((notice) => notice === form.failure)).toHaveLength(2);
  }
});

test("a page says that a form was sent, with the reference of its address", () => {
  const sent = new URLSearchParams("sent=contact&ref=1a2b3c4d");
  expect(readSent(sent, "contact")).toEqual({ reference: "1a2b3c4d" });
  expect(readSent(sent, "guide")).toBeUndefined();
  const meant = new URLSearchParams("sent=contact&meant=gmail.com");
  expect(readSent(meant, "contact")).toEqual({ reference: null, meant: "gmail.com" });
  expect(readSent(new URLSearchParams(), "contact")).toBeUndefined();
});

test("a field for what a browser knows of its visitor says so", () => {
  const known: Record<string, string> = {
    name: "name",
    firstName: "given-name",
    lastName: "family-name",
    email: "email",
    phone: "tel",
    company: "organization",
    companyName: "organization",
  };
  for (const { id, fields } of forms) {
    for (const [name, field] of Object.entries(fields)) {
      const autocomplete = field.kind === "text" ? field.autocomplete : undefined;
      expect([id, name, autocomplete]).toEqual([id, name, known[name] ?? autocomplete]);
    }
  }
});

describe("the limits of text", () => {
  const faultOf = (name: string, value: string | string[], form: FormDeclaration = contact) =>
    parseForm(form, withOne(name, value)).reply().error?.[name];

  test.each([
    ["name", 200],
    ["company", 200],
    ["phone", 60],
    ["message", 20_000],
  ])(
    "%s takes %i characters, counted as a person counts, and names the limit above",
    (name, most) => {
      expect(faultOf(name, "é".repeat(most))).toBeUndefined();
      expect(faultOf(name, "😀".repeat(most))).toBeUndefined();
      expect(faultOf(name, "x".repeat(most + 1))).toEqual([
        `Please shorten this to ${most.toLocaleString("en-US")} characters. It has ${(most + 1).toLocaleString("en-US")} now.`,
      ]);
    },
  );

  test("an address takes 254 characters", () => {
    expect(faultOf("email", `${"x".repeat(249)}@b.co`)).toBeUndefined();
    expect(faultOf("email", `${"x".repeat(250)}@b.co`)?.[0]).toContain("to 254 characters");
  });

  test("an address has a name and a domain of two parts or more, none with a hyphen at an end", () => {
    for (const one of ["a@b.co", "a+b@x-y.museum", "zoë@bücher.example", "a@1.2", "a@xn--d1.com"]) {
      expect([one, faultOf("email", one)]).toEqual([one, undefined]);
    }
    for (const one of [
      ...["a@-.-", "a@b-.co", "a@-b.co", "a@b.-co", "a@b..co", "a@.co", "a@b", "a@b@c.de"],
      ...["a@b.co@c.de", "@b.co", "a@b.co>", "a b@c.de"],
    ]) {
      expect([one, faultOf("email", one)?.length]).toEqual([one, 1]);
    }
  });

  test.each(["\n", "\r\n", "\u2028", "\u2029"])(
    "%j breaks a line, which only a message may",
    (sign) => {
      expect(faultOf("name", `Ann${sign}Lee`)).toEqual(["Please keep this to one line."]);
      expect(faultOf("message", `Hello${sign}there`)).toBeUndefined();
    },
  );

  test("controls and signs that turn the direction of text are refused everywhere", () => {
    const controls = Array.from({ length: 32 }, (_, code) => code);
    const breaksAndTab = [0x09, 0x0a, 0x0d];
    const signs = [0x7f, 0x80, 0x85, 0x9f, 0x202a, 0x202d, 0x202e, 0x2066, 0x2069];
    for (const code of [...controls, ...signs].filter((one) => !breaksAndTab.includes(one))) {
      const text = `a${String.fromCodePoint(code)}b`;
      expect([code, faultOf("name", text)?.length]).toEqual([code, 1]);
      expect([code, faultOf("message", text)?.length]).toEqual([code, 1]);
    }
    // The marks that right-to-left text needs are no overrides.
    for (const text of ["a\tb", "a\nb", "a\rb", "שלום\u200f!"]) {
      expect(faultOf("message", text)).toBeUndefined();
    }
  });

  describe("what is pasted as an address or a number", () => {
    const keptOf = (name: string, value: string) => {
      const result = parseForm(contact, withOne(name, value));
      return result.status === "success" ? result.value[name] : undefined;
    };

    test.each([
      ["phone", "\u202a(317) 555-0142\u202c", "(317) 555-0142"],
      ["phone", "\u2068+1 317 555 0142\u2069", "+1 317 555 0142"],
      ["phone", "tel:+13175550142", "+13175550142"],
      ["phone", "+1\ufe0d-317-555-0142\u034f", "+1-317-555-0142"],
      ["phone", " TEL: 317 555\u00ad0142", "317 5550142"],
      ["email", "ann@example.org\u200b", "ann@example.org"],
      ["email", "ann@example.org\u2060 ", "ann@example.org"],
      ["email", "\u200eann@example.org", "ann@example.org"],
      ["email", "\ufeffmailto:ann@example.org", "ann@example.org"],
      ["email", "MailTo:\u200bann@exam\u200cple.org", "ann@example.org"],
    ])("has a %s of %j kept as %j, and its invisible characters are no other lead", (...row) => {
      const [name, value, kept] = row;
      expect(keptOf(name, value)).toBe(kept);
      // What the browser tells the visitor is what the server finds.
      expect(checkForm(contact, withOne(name, value)).status).toBe("success");
    });

    test("is no name and no message: there every character stays", () => {
      for (const text of ["mailto:x", "tel:1", "a\u200bb", "\u200eשלום"]) {
        expect([keptOf("name", text), keptOf("message", text)]).toEqual([text, text]);
      }
    });

    test.each([
      ["email", "ann＠example.org", "English"],
      ["email", "ann@example。org", "English"],
      ["email", "ａｎｎ@example.org", "English"],
      ["phone", "３１７ 555 0142", "English"],
      ["email", "Ann Lee <ann@example.org>", "the name and the < >"],
      ["email", "<ann@example.org>", "the name and the < >"],
      ["phone", "Ann <317 555 0142>", "the name and the < >"],
      ["email", "ann@example.org>", "a valid email address"],
      ["email", "ann@example.org,", "“,” at the end"],
      ["email", "ann@example.org;\u200b", "“;” at the end"],
      ["phone", "317 555 0142;", "“;” at the end"],
    ])("has a %s of %j refused with what to change", (name, value, said) => {
      const [message] = faultOf(name, value) ?? [];
      expect(message).toContain(said);
      expect(message).toContain(
        said.includes("end") ? "remove" : name === "email" ? "email address" : "phone number",
      );
    });

    test("of nothing that can be seen is nothing", () => {
      expect(keptOf("phone", "\u200b\u2060")).toBe("");
      expect(faultOf("email", "\u200b")).toEqual(["Please enter a valid email address."]);
    });
  });

  test("a choice that is not listed gets a message at its field", () => {
    const message = [notListed];
    expect(faultOf("employeeCount", "7")).toEqual(message);
    expect(faultOf("services", "everything")).toEqual(message);
    expect(faultOf("services", ["voip", "everything"])).toEqual(message);
    expect(faultOf("interests", "Acme", procurement)).toEqual(message);
  });

  test("a choice that was not posted is none", () => {
    const typed = { name: "An", email: "a@b.co", message: "Please call." };
    expect(parseForm(contact, posted(typed))).toMatchObject({
      status: "success",
      value: { employeeCount: "", services: [] },
    });
  });
});

test.each(forms)("$id takes a file for none of its fields, and says why", (form) => {
  for (const [name, field] of Object.entries<Field>(form.fields)) {
    const data = posted({ ...good, employeeCount: "" });
    data.set(name, new File(["x"], "x.txt"));
    const usual = field.kind === "text" ? "Please enter plain text." : notListed;
    const message = ("message" in field && field.message) || usual;
    const at = field.kind === "set" ? `${name}[0]` : name;
    expect(parseForm(form, data).reply().error).toMatchObject({ [at]: [message] });
  }
});

describe("whatever is typed", () => {
  const anything = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));

  test.each(forms)("into $id is either refused with messages or kept as typed", (form) => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(good)), anything), (typed) => {
        const result = parseForm(form, posted({ ...good, ...typed }));
        if (result.status !== "success") {
          expect(Object.values(result.reply().error ?? {}).flat().length).toBeGreaterThan(0);
          return;
        }
        for (const [name, value] of Object.entries(typed)) {
          const field = form.fields[name];
          if (field?.kind !== "text") continue;
          const text = value.replace(/\r\n?/g, "\n").trim();
          const bare = text.replace(/[\p{Cf}\p{DI}]/gu, "").trim();
          const isAddress = field.input === "email" || field.input === "tel";
          expect(result.value[name]).toBe(
            isAddress ? bare.replace(/^(mailto|tel):\s*/i, "") : text,
          );
        }
      }),
    );
  });

  test("names that are no field are ignored", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        fc.pre(!Object.hasOwn(contact.fields, name));
        const result = parseForm(contact, posted({ ...good, [name]: value }));
        expect(result.status === "success" && Object.keys(result.value)).toEqual(
          Object.keys(contact.fields),
        );
      }),
    );
  });
});

/** What is sent and stored, a line for each key. */
const linesOf = (parts: object) =>
  Object.entries(parts).flatMap(([part, value]) =>
    typeof value === "string"
      ? [`${part} ${value}`]
      : Object.entries(value ?? {}).map(([key, one]) => `${part} ${key}: ${JSON.stringify(one)}`),
  );

test.each(Object.entries(submissions))(
  "the %s form sends and stores what the specification says, to the key",
  (form, specified) => {
    const { values: _, ...made } = submissionFor(form, postedBy(valuesOf(form)));
    const [is, should] = [linesOf(made), linesOf(specified)];
    const extra = is.filter((line) => !should.includes(line));
    const missing = should.filter((line) => !is.includes(line));
    const what = "a field's line belongs into tests/support/specified/submissions.ts";
    expect({ extra, missing }, what).toEqual({ extra: [], missing: [] });
  },
);

test.each(forms)(
  "$id asks for an email address or a phone number, by which its sender is answered and found",
  ({ id, fields }) => {
    const kinds = { email: "email", phone: "tel" };
    const asked = Object.entries(kinds).flatMap(([name, input]) => {
      const field = fields[name];
      return field?.kind === "text" && field.input === input && isRequired(field) ? [name] : [];
    });
    expect(asked, "required fields named email or phone").not.toEqual([]);
    const { payload, values, row = payload } = submissionFor(id, sampleOf(id));
    for (const name of asked) {
      expect(payload ?? values, "what is sent").toHaveProperty(name);
      expect(row ?? values, "what is stored").toHaveProperty(name);
    }
  },
);
