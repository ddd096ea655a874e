import { expect, test } from "vitest";
import { contact } from "~/forms/contact";
import { correctedEmail, knownSuggestion, suggestionFor } from "~/forms/mistyped";
import { parseForm } from "~/forms/schema";
import { mistyped, right } from "../support/addresses";

test.each(Object.entries(mistyped))(
  "%s is asked to be %s, by an end of the fixed list",
  (wrong, meant) => {
    expect(correctedEmail(`Ann.Lee@${wrong}`)).toBe(`Ann.Lee@${meant}`);
    const end = suggestionFor(`ann@${wrong}`);
    expect(knownSuggestion(end ?? null)).toBe(end);
  },
);

test.each(right)("%s is right, and nobody is made to doubt it", (end) => {
  expect(correctedEmail(`ann@${end}`)).toBeUndefined();
});

test("an end that is none of the list is not asked about, whatever the address of a page says", () => {
  for (const code of ["evil.example", "<b>", "", "__proto__", null]) {
    expect(knownSuggestion(code)).toBeUndefined();
  }
});

test.each([
  ["ann@gmailcom", " The dot before its end is missing."],
  ["ann@gmail,com", " It has a comma where a dot belongs."],
  ["ann@gmail..com", " It has two dots in a row."],
  ["ann.gmail.com", " The @ is missing."],
  ["ann", ""],
  ["ann@b", ""],
  ["ann@localhost", ""],
  ["ann lee@gmail.com", ""],
  ["ann@g!mail.com", ""],
  ["ann@gmail!.com", ""],
])("the message for %s says what is wrong, where that is known", (email, reason) => {
  const posted = new FormData();
  for (const [name, value] of Object.entries({ name: "Ann", email, message: "Hi" }))
    posted.set(name, value);
  expect(parseForm(contact, posted).reply().error).toEqual({
    email: [`Please enter a valid email address.${reason}`],
  });
});
