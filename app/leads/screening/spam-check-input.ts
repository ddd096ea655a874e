import type { FormDeclaration } from "~/forms/define";
import type { TextField, Values } from "~/forms/kinds";

/** What the spam signals are read from: the values by their meaning, and the request. */
export interface SpamCheckInput {
  /** First, last or full name. */
  names: string[];
  company: string;
  email: string;
  /** Every other field of one line. */
  lines: string[];
  /** The message. */
  text: string;
  headers: Headers;
  /** Browsers send all their headers only over HTTPS, or to localhost. */
  isSecure: boolean;
  /** Milliseconds from page load to submit; infinite without the form's script. */
  elapsed: number;
}

const isSecure = (url: string) =>
  /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/.test(url);

/** Most characters of a field that are examined. */
const MAX_EXAMINED = 5_000;

/** Sorts what was typed by its fields, whatever the form. */
export function spamCheckInput(
  request: Request,
  form: FormDeclaration,
  values: Values,
  elapsed: FormDataEntryValue | null,
): SpamCheckInput {
  const valuesOf = (fits: (field: TextField) => boolean) =>
    Object.entries(form.fields).flatMap(([name, field]) =>
      field.kind === "text" && fits(field)
        ? [String(values[name] ?? "").slice(0, MAX_EXAMINED)]
        : [],
    );
  const isName = ({ autocomplete = "" }: TextField) => /(^|-)name$/.test(autocomplete);
  const isCompany = ({ autocomplete }: TextField) => autocomplete === "organization";
  return {
    names: valuesOf(isName),
    company: valuesOf(isCompany).join(" "),
    email: valuesOf(({ input }) => input === "email").join(" "),
    lines: valuesOf((field) => field.input === "text" && !isName(field) && !isCompany(field)),
    text: valuesOf(({ input }) => input === "area").join("\n"),
    headers: request.headers,
    isSecure: isSecure(request.url),
    elapsed: typeof elapsed === "string" && elapsed ? Number(elapsed) : Number.POSITIVE_INFINITY,
  };
}
