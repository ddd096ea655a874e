import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Field, LeadForm, Values } from "./define";

// zod otherwise probes `new Function`, which the content security policy reports.
z.config({ jitless: true });

/** Text, an @ and a domain with a dot: the newsletter's simple shape (specification 5) for every form. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** C0 controls but tab and line breaks, and the sign that stands for undecodable bytes. */
const unstorable = /[^\t\n\r\u0020-\u{10ffff}]|\ufffd/u;

const text = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .refine((value) => !unstorable.test(value), {
      error: "This holds a character that cannot be stored. Please type it again.",
      abort: true,
    });

function schemaOfField(field: Field) {
  const chosen = z.enum(
    field.kind === "text" ? [] : field.options.map((option) => option.value),
    "Please choose one of the options.",
  );
  if (field.kind === "set") return z.array(chosen).default([]);
  if (field.kind === "choice") return chosen.or(z.literal("")).default("");
  if (field.min === 0) return text("Please enter plain text.").default("");
  return field.input === "email"
    ? text(field.message).regex(emailShape, field.message)
    : text(field.message).min(field.min, field.message);
}

/** The rules of a form (specification 5), derived from its fields. */
export const schemaOf = (form: LeadForm): z.ZodType<Values> =>
  z.object(
    Object.fromEntries(
      Object.entries(form.fields).map(([name, field]) => [name, schemaOfField(field)]),
    ),
  );

/** Reads a form's own fields from what was posted, and nothing else, and applies the rules. */
export function parseForm(form: LeadForm, posted: FormData) {
  const own = new FormData();
  for (const [name, value] of posted) if (Object.hasOwn(form.fields, name)) own.append(name, value);
  return parseWithZod(own, { schema: schemaOf(form) });
}

export type Parsed = ReturnType<typeof parseForm>;
