import { site } from "~/config/site";
import { spacedNumber } from "~/lib/phone-number";

/** One choice of a select, radio group or check group. */
export interface Option {
  value: string;
  label: string;
}

interface Labeled {
  label: string;
  hint?: string;
  /** Takes half the width beside its neighbor on wide screens; one without such a neighbor has `half: false`. */
  half?: boolean;
}

export interface TextField extends Labeled {
  kind: "text";
  input: "text" | "email" | "tel" | "area";
  autocomplete?: string;
  /** Minimum length after trimming. 0 makes the field optional. */
  min: number;
  /** Maximum length. By default, the limit of its input type (`text-rules.ts`). */
  max?: number;
  /** Shown when the value is missing, too short, or not an email address. */
  message: string;
}

export interface ChoiceField extends Labeled {
  kind: "choice";
  options: readonly Option[];
  /** The empty first option of a select. Without it, the choice is radio buttons below each other. */
  blank?: string;
  /** Selected by default. */
  initial?: string;
  /** Shown when nothing is chosen. Makes the field required. */
  message?: string;
}

export interface SetField extends Labeled {
  kind: "set";
  options: readonly Option[];
  /** Where on the page its boxes stand, when that is not in the form; the form repeats what is chosen. */
  outside?: { to: string; label: string };
}

/** A box to check. Its label ends in a link to what is agreed to. */
export interface ConsentField extends Labeled {
  kind: "consent";
  terms: { label: string; to: string };
  message: string;
}

export type Field = TextField | ChoiceField | SetField | ConsentField;
export type Fields = Record<string, Field>;

/** What stands beside a field, as one text. */
export const labelOf = (field: Field): string =>
  field.kind === "consent" ? `${field.label} ${field.terms.label}` : field.label;

/** Whether a form is refused without it. */
export function isRequired(field: Field): boolean {
  switch (field.kind) {
    case "text":
      return field.min > 0;
    case "choice":
      return Boolean(field.message);
    case "set":
      return false;
    case "consent":
      return true;
    default:
      return field satisfies never;
  }
}

type Given = Partial<Omit<TextField, "kind">> & { label: string };

/** A text field. A `message` makes it required, and `min` sets the minimum length. */
export const textField = (field: Given): TextField => ({
  kind: "text",
  input: "text",
  min: field.message ? 1 : 0,
  message: "",
  ...field,
});

/** Fields that most forms share. Each form adds its own rule. */
export const nameField = (rule: Partial<TextField>) =>
  textField({ label: "Name", autocomplete: "name", half: true, ...rule });

export const emailField = (rule: Partial<TextField> = {}) =>
  textField({
    label: "Email",
    input: "email",
    autocomplete: "email",
    half: true,
    message: "Please enter a valid email address.",
    ...rule,
  });

export const companyField = (rule: Partial<TextField> = {}) =>
  textField({ label: "Company", autocomplete: "organization", half: true, ...rule });

export const phoneField = (rule: Partial<TextField> = {}) =>
  textField({
    label: "Phone",
    input: "tel",
    autocomplete: "tel",
    half: true,
    // No line breaks in the number, and no reader from right to left turns its groups around.
    hint: `10 digits, such as ${spacedNumber(site.phone).replaceAll(" ", "\u00a0")}`,
    ...rule,
  });

export const messageField = (rule: Partial<TextField> = {}) =>
  textField({ label: "Message", input: "area", ...rule });
