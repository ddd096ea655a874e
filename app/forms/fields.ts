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
  /** Takes half the width beside its neighbor on wide screens. */
  half?: boolean;
}

export interface TextField extends Labeled {
  kind: "text";
  input: "text" | "email" | "tel" | "area";
  autocomplete?: string;
  /** Fewest characters after trimming; 0 makes the field optional. */
  min: number;
  /** Most characters; 200, or what the kind of input allows (`text-rules.ts`). */
  max?: number;
  /** Shown when the value is missing, too short, or no email address. */
  message: string;
}

export interface ChoiceField extends Labeled {
  kind: "choice";
  options: readonly Option[];
  /** First line of a select, standing for "no answer"; without it the choice is a row of radio buttons. */
  blank?: string;
  /** Chosen at first. */
  initial?: string;
  /** Makes an answer required, and is shown when there is none. */
  message?: string;
}

export interface SetField extends Labeled {
  kind: "set";
  options: readonly Option[];
  /** The id of the section whose own check boxes belong to the form; the form repeats what is chosen there. */
  outside?: string;
}

export interface ConsentField extends Labeled {
  kind: "consent";
  /** The last words of the label, which lead to what is agreed to. */
  link?: { words: string; to: string };
  message: string;
}

export type Field = TextField | ChoiceField | SetField | ConsentField;
export type Fields = Record<string, Field>;

export const isRequired = (field: Field): boolean =>
  field.kind === "text" ? field.min > 0 : field.kind !== "set" && Boolean(field.message);

type Given = Partial<Omit<TextField, "kind">> & { label: string };

/** Text with fewest characters and the message below that; without both it is optional. */
export const text = (field: Given): TextField => ({
  kind: "text",
  input: "text",
  min: field.message ? 1 : 0,
  message: "",
  ...field,
});

/** The fields most forms share; each form gives its own rule. */
export const name = (rule: Partial<TextField>) =>
  text({ label: "Name", autocomplete: "name", half: true, ...rule });

export const email = (rule: Partial<TextField> = {}) =>
  text({
    label: "Email",
    input: "email",
    autocomplete: "email",
    half: true,
    message: "Please enter a valid email address.",
    ...rule,
  });

export const company = (rule: Partial<TextField> = {}) =>
  text({ label: "Company", autocomplete: "organization", half: true, ...rule });

export const phone = (rule: Partial<TextField> = {}) =>
  text({
    label: "Phone",
    input: "tel",
    autocomplete: "tel",
    half: true,
    hint: `10 digits, such as ${spacedNumber(site.phone)}`,
    ...rule,
  });

export const message = (rule: Partial<TextField> = {}) =>
  text({ label: "Message", input: "area", ...rule });
