import { businessHours, replyTime } from "~/config/facts";
import { site } from "~/config/site";
import type { InsertOf, LeadTable } from "~/db/schema.server";
import type { Fields, Values } from "./kinds";

export interface Notice {
  title: string;
  text: string;
}

/** A file offered after a success. The download starts a second after the notice. */
export interface Download {
  href: string;
  label: string;
  started: Notice;
  /** The same file shown in the tab: browsers inside other apps cannot save files, and do not say so. */
  read: { to: string; label: string };
}

/** Whom to call or email instead of sending a form, and when the phone is answered. */
export interface FallbackContact {
  phone: string;
  hours: string;
  email: string;
}

/** A form as the browser needs it: its markup, its rules and its notices. */
export interface FormDeclaration<F extends Fields = Fields, Id extends string = string> {
  /** Names the form in URLs (`?sent=`), in the hidden `form` field and in `deliveries.form`. */
  id: Id;
  /** What assistive technology calls it: two forms of a page are told apart by it. */
  label: string;
  fields: F;
  /** Without `busy` the button doesn't change while the form is being sent. `minBusyMs` is the shortest time that `busy` shows. */
  button: { idle: string; busy?: string; minBusyMs?: number };
  /** `next` is where to go on from the notice. */
  success: Notice & { download?: Download; next?: { label: string; to: string } };
  failure: Notice;
  /** Named in every failure of the form. */
  contact: FallbackContact;
  /** When a person replies, shown beside the button; null where nobody does. */
  reply: string | null;
  /** The link to an empty form, after a success. */
  again: string;
  /** A toast for invalid input, where the specification asks for one in addition to the field's message. */
  invalid?: Notice;
}

/** The server's half of a form. The browser's scripts use none, so the build leaves all of them out. */
export interface FormHandler<F extends Fields = Fields, Id extends string = string> {
  form: FormDeclaration<F, Id>;
  /** What the legal page and the operators call it. */
  title: string;
  /** The JSON body for the form service, with exactly the keys of specification 7. Without it, nothing leaves the site. */
  payload?(values: Values<F>): Record<string, unknown>;
  /** The form's own table and its row, without id and time. */
  store?: { [T in LeadTable]: { table: T; row(values: Values<F>): InsertOf<T> } }[LeadTable];
  /** When the visitor sees success: once the row is stored (the default), or once the form service accepts. */
  succeedsOn?: "service";
}

/** Defaults of every form. */
const defaults = {
  contact: { phone: site.phone, hours: businessHours, email: site.email },
  reply: replyTime,
  again: "Send another message",
};

type Defaults = keyof typeof defaults;

/** Declares a form. Keeps its id and its fields' own types, so that `payload` and `row` see typed values. */
export const defineForm = <F extends Fields, const Id extends string>(
  form: Omit<FormDeclaration<F, Id>, Defaults> & Partial<Pick<FormDeclaration, Defaults>>,
): FormDeclaration<F, Id> => ({ ...defaults, ...form });

/** The form with another hint over its message; without one, the form itself. */
export const withHint = (form: FormDeclaration, hint: string | undefined): FormDeclaration =>
  hint && form.fields.message
    ? { ...form, fields: { ...form.fields, message: { ...form.fields.message, hint } } }
    : form;

/** Declares what the server does with a form's values. */
export const defineHandler = <F extends Fields, const Id extends string>(
  handler: FormHandler<F, Id>,
): FormHandler<F, Id> => handler;

/** Optional text is stored as null when empty. */
export const orNull = (text: string): string | null => text || null;
