import { site } from "~/config/site";
import { spacedNumber } from "~/lib/phone-number";
import { type Declared, type TextField, textField } from "./kinds";

// Fields that most forms share.

/** What a form says of one by itself: its rule, another label or hint. */
type Own = Partial<Declared<TextField>>;

/** The rule of a text with a minimum length, and what it says of a shorter one. */
export const atLeast = (min: number, what: string) => ({
  min,
  message: `${what} must be at least ${min} characters.`,
});

export const nameField = (own: Own) =>
  textField({ label: "Name", autocomplete: "name", half: true, ...own });

export const emailField = (own: Own = {}) =>
  textField({
    label: "Email",
    input: "email",
    autocomplete: "email",
    half: true,
    message: "Please enter a valid email address.",
    ...own,
  });

export const companyField = (own: Own = {}) =>
  textField({
    label: "Company",
    autocomplete: "organization",
    half: true,
    short: true,
    ...own,
  });

export const phoneField = (own: Own = {}) =>
  textField({
    label: "Phone",
    input: "tel",
    autocomplete: "tel",
    half: true,
    short: true,
    ...own,
  });

/** A number that somebody will call back: required, with its area code. */
export const fullPhoneField = (own: Own = {}) =>
  phoneField({
    short: false,
    min: 10,
    message: "Please enter a valid phone number.",
    // No line breaks in the number, and no reader from right to left turns its groups around.
    hint: `10 digits, such as ${spacedNumber(site.phone).replaceAll(" ", "\u00a0")}`,
    ...own,
  });

export const messageField = (own: Own = {}) =>
  textField({ label: "Message", input: "area", ...own });
