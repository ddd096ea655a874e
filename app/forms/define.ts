import type { InsertOf, LeadTable } from "~/db/schema.server";
import type { ConsentField, Fields, SetField } from "./fields";

/** What a visitor typed, once it passed the rules: trimmed text (empty when left out), ticks, consent. */
export type Values<F extends Fields = Fields> = { [K in keyof F]: ValueOf<F[K]> };

type ValueOf<F> = F extends SetField ? string[] : F extends ConsentField ? boolean : string;

export interface Notice {
  title: string;
  text: string;
}

/** A file that a success hands over; it starts to download a second after the notice. */
export interface Download {
  href: string;
  label: string;
  started: Notice;
}

/** A lead-taking form as the browser needs it: the markup, the rules and the notices read this. */
export interface LeadForm<F extends Fields = Fields> {
  /** Names the form in addresses (`?sent=`), in the hidden `form` field and in `deliveries.form`. */
  id: string;
  fields: F;
  /** Without `busy` the button stays as it is while the form is sent; `minBusyMs` is how long `busy` shows at least. */
  button: { idle: string; busy?: string; minBusyMs?: number };
  success: Notice & { download?: Download };
  failure: Notice;
  /** A toast for invalid input, where the specification asks for one in addition to the field's message. */
  invalid?: Notice;
}

/** The server's half of a form. Only actions and the list of forms import it, so it stays out of the browser's scripts. */
export interface Lead<F extends Fields = Fields> {
  form: LeadForm<F>;
  /** What the legal page and the operators call it. */
  title: string;
  /** Body for the form service, its keys exactly those of specification 7; without it nothing leaves the site. */
  payload?(values: Values<F>): Record<string, unknown>;
  /** The form's own table and its row, without id and time. */
  store?: { [T in LeadTable]: { table: T; row(values: Values<F>): InsertOf<T> } }[LeadTable];
  /** When the visitor is told of success: once the row is stored (the default), or once the form service accepts. */
  succeedsOn?: "service";
}

/** Keeps the fields' own types, so that `payload` and `row` see typed values. */
export const defineForm = <const F extends Fields>(form: LeadForm<F>): LeadForm<F> => form;

/** The form with another hint over its message; without one, the form itself. */
export const withHint = (form: LeadForm, hint: string | undefined): LeadForm =>
  hint && form.fields.message
    ? { ...form, fields: { ...form.fields, message: { ...form.fields.message, hint } } }
    : form;

/** Declares what the server makes of a form's values. */
export const defineLead = <const F extends Fields>(lead: Lead<F>): Lead<F> => lead;

/** Optional text is stored as null when empty. */
export const orNull = (text: string): string | null => text || null;
