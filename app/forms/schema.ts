import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod/mini";
import type { FormDeclaration, Values } from "./define";
import type { Field, Option, TextField } from "./fields";
import { asKept, textFault } from "./text-rules";

// zod otherwise probes `new Function`, which the content security policy reports.
z.config({ jitless: true });

const notText = "Please enter plain text.";
const notListed = "Please choose one of the options.";

function textSchema(field: TextField) {
  const kept = z.overwrite<string>((typed) => asKept(field, typed));
  const text = z.string({ error: field.message || notText }).check(kept, (given) => {
    const message = textFault(field, given.value);
    if (message) given.issues.push({ code: "custom", message, input: given.value });
  });
  return field.min === 0 ? z._default(text, "") : text;
}

const valuesOf = (options: readonly Option[]) => new Set(options.map(({ value }) => value));

function schemaOfField(field: Field) {
  switch (field.kind) {
    case "text":
      return textSchema(field);
    case "set": {
      const listed = valuesOf(field.options);
      return z._default(
        z
          .array(z.string(notListed), notListed)
          .check(z.refine((chosen) => chosen.every((value) => listed.has(value)), notListed)),
        [],
      );
    }
    case "consent":
      return z.boolean(field.message).check(z.refine((agreed) => agreed, field.message));
    case "choice": {
      const message = field.message ?? notListed;
      const listed = valuesOf(field.options);
      const chosen = z.string(message).check(z.refine((value) => listed.has(value), message));
      return field.message ? chosen : z._default(z.union([chosen, z.literal("")], message), "");
    }
    default:
      return field satisfies never;
  }
}

/** The rules of a form (specification 5), derived from its fields. */
const schemaOf = (form: FormDeclaration): z.ZodMiniType<Values> =>
  z.object(
    Object.fromEntries(
      Object.entries(form.fields).map(([name, field]) => [name, schemaOfField(field)]),
    ),
  );

/** With line breaks as one sign: a browser posts two, the form's script one, and both are the same lead. */
function withPlainBreaks(typed: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of typed) {
    plain.append(name, typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value);
  }
  return plain;
}

/**
 * Applies the rules in the browser. There Conform adds fields of its own, which tell validation while
 * typing from a submit.
 */
export const checkForm = (form: FormDeclaration, typed: FormData) =>
  parseWithZod(withPlainBreaks(typed), { schema: schemaOf(form) });

export type Checked = ReturnType<typeof checkForm>;

/** Applies the rules to what was posted: the form's own fields and nothing else. */
export function parseForm(form: FormDeclaration, posted: FormData): Checked {
  const own = new FormData();
  for (const [name, value] of posted) if (Object.hasOwn(form.fields, name)) own.append(name, value);
  return checkForm(form, own);
}
