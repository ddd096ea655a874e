import type { InsertOf, LeadTable } from "~/db/schema.server";

/** One choice of a select, radio group or check group. */
export interface Option {
  value: string;
  label: string;
}

interface Labelled {
  label: string;
  hint?: string;
  /** Takes half the width beside its neighbour on wide screens. */
  half?: boolean;
}

export interface TextField extends Labelled {
  kind: "text";
  input: "text" | "email" | "tel" | "area";
  autocomplete?: string;
  /** Fewest characters after trimming; 0 makes the field optional. */
  min: number;
  /** Shown when the value is missing, too short, or no e-mail address. */
  message: string;
}

export interface ChoiceField extends Labelled {
  kind: "choice";
  options: readonly Option[];
  /** First line of the select, standing for "no answer". */
  blank: string;
}

export interface SetField extends Labelled {
  kind: "set";
  options: readonly Option[];
}

export type Field = TextField | ChoiceField | SetField;
export type Fields = Record<string, Field>;

/** What a visitor typed, once it passed the rules: trimmed text (empty when left out) or ticked values. */
export type Values<F extends Fields = Fields> = { [K in keyof F]: ValueOf<F[K]> };

type ValueOf<F> = F extends SetField ? string[] : string;

export interface Notice {
  title: string;
  text: string;
}

/** A lead-taking form, whole: the pipeline, the markup and the browser all read this and nothing else. */
export interface LeadForm<F extends Fields = Fields> {
  /** Names the form in addresses (`?sent=`), in the hidden `form` field and in `deliveries.form`. */
  id: string;
  fields: F;
  button: { idle: string; busy: string };
  success: Notice;
  failure: Notice;
  /** Body for the form service; its keys are exactly the specification's section 7. */
  payload(values: Values<F>): Record<string, unknown>;
  /** The form's own table and its row, without id and time. */
  store: { [T in LeadTable]: { table: T; row(values: Values<F>): InsertOf<T> } }[LeadTable];
}

/** Checks a declaration against its own fields, so that `payload` and `row` see typed values. */
export const defineForm = <const F extends Fields>(form: LeadForm<F>): LeadForm<F> => form;

/** Optional text is stored as null when empty (rulings, "Small rulings"). */
export const orNull = (text: string | undefined): string | null => text || null;
