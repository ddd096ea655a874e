import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { LeadForm, Values } from "./define";
import type { Field, Option, TextField } from "./fields";

// zod otherwise probes `new Function`, which the content security policy reports.
z.config({ jitless: true });

/** Text, an @ and a domain with a dot: the newsletter's simple shape (specification 5) for every form. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** C0 controls but tab and line breaks, and the sign that stands for undecodable bytes. */
const unstorable = /[^\t\n\r\u0020-\u{10ffff}]|\ufffd/u;

function textSchema({ input, min, message }: TextField) {
  const plain = z
    .string({ error: message || "Please enter plain text." })
    .trim()
    .refine((value) => !unstorable.test(value), {
      error: "This holds a character that cannot be stored. Please type it again.",
      abort: true,
    });
  if (input === "email") return plain.regex(emailShape, message);
  return min === 0 ? plain.default("") : plain.min(min, message);
}

const oneOf = (options: readonly Option[], message = "Please choose one of the options.") =>
  z.enum(
    options.map((option) => option.value),
    message,
  );

function schemaOfField(field: Field) {
  switch (field.kind) {
    case "text":
      return textSchema(field);
    case "set":
      return z.array(oneOf(field.options)).default([]);
    case "consent":
      return z
        .boolean({ error: field.message })
        .refine((agreed) => agreed, { error: field.message });
    case "choice": {
      const chosen = oneOf(field.options, field.message);
      return field.message ? chosen : chosen.or(z.literal("")).default("");
    }
  }
}

/** The rules of a form (specification 5), derived from its fields. */
export const schemaOf = (form: LeadForm): z.ZodType<Values> =>
  z.object(
    Object.fromEntries(
      Object.entries(form.fields).map(([name, field]) => [name, schemaOfField(field)]),
    ),
  );

/**
 * Applies the rules in the browser, where Conform adds fields of its own that tell a check while
 * typing from a submission.
 */
export const checkForm = (form: LeadForm, typed: FormData) =>
  parseWithZod(typed, { schema: schemaOf(form) });

export type Checked = ReturnType<typeof checkForm>;

/** Applies the rules to what was posted: the form's own fields and nothing else. */
export function parseForm(form: LeadForm, posted: FormData): Checked {
  const own = new FormData();
  for (const [name, value] of posted) if (Object.hasOwn(form.fields, name)) own.append(name, value);
  return checkForm(form, own);
}
