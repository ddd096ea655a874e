import type { FormDeclaration } from "~/forms/define";
import type { TextField, Values } from "~/forms/kinds";

/** What the signs of spam look at: what was typed, by its kind, and how the request came. */
export interface Post {
  /** What somebody is called. */
  names: string[];
  company: string;
  email: string;
  /** Every other field of one line. */
  lines: string[];
  /** The message. */
  text: string;
  headers: Headers;
  /** Whether browsers send all their headers to this address: not over plain HTTP, except to the own machine. */
  isSecure: boolean;
  /** From the beginning of the page to the press, milliseconds; only the form's script says it. */
  elapsed: number;
}

const isSecure = (url: string) =>
  /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/.test(url);

/** Most characters of a field that are looked at: what a message is about stands at its beginning. */
const LOOKED_AT = 5_000;

/** Sorts what was typed by its fields, whatever the form. */
export function postOf(
  request: Request,
  form: FormDeclaration,
  values: Values,
  elapsed: FormDataEntryValue | null,
): Post {
  const typed = (fits: (field: TextField) => boolean) =>
    Object.entries(form.fields).flatMap(([name, field]) =>
      field.kind === "text" && fits(field) ? [String(values[name] ?? "").slice(0, LOOKED_AT)] : [],
    );
  const isName = ({ autocomplete = "" }: TextField) => /(^|-)name$/.test(autocomplete);
  const isCompany = ({ autocomplete }: TextField) => autocomplete === "organization";
  return {
    names: typed(isName),
    company: typed(isCompany).join(" "),
    email: typed(({ input }) => input === "email").join(" "),
    lines: typed((field) => field.input === "text" && !isName(field) && !isCompany(field)),
    text: typed(({ input }) => input === "area").join("\n"),
    headers: request.headers,
    isSecure: isSecure(request.url),
    elapsed: typeof elapsed === "string" && elapsed ? Number(elapsed) : Number.POSITIVE_INFINITY,
  };
}
