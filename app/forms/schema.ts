import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod/mini";
import type { FormDeclaration } from "./define";
import type { Values } from "./kinds";

/** The rules of a form (specification 5): those of its fields. */
const schemaOf = ({ fields }: FormDeclaration): z.ZodMiniType<Values> =>
  z.object(
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema()])),
  );

/** Line breaks as `\n`: browsers post `\r\n`, the form's script `\n`, and both must count as the same lead. */
function withPlainBreaks(typed: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of typed) {
    plain.append(name, typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value);
  }
  return plain;
}

/**
 * Applies the rules in the browser, including the fields that Conform adds to tell validation from a submit.
 */
export const checkForm = (form: FormDeclaration, typed: FormData) =>
  parseWithZod(withPlainBreaks(typed), { schema: schemaOf(form) });

export type Checked = ReturnType<typeof checkForm>;

/** Applies the rules to what was posted: the form's own fields and nothing else. */
export function parseForm(form: FormDeclaration, posted: FormData): Checked {
  const declaredOnly = new FormData();
  for (const [name, value] of posted)
    if (Object.hasOwn(form.fields, name)) declaredOnly.append(name, value);
  return checkForm(form, declaredOnly);
}
