import { allLeads } from "~/forms/all.server";
import type { Field } from "~/forms/fields";
import { referenceOf } from "~/lib/reference";
import type { OutgoingLead } from "./outcome";

/** A lead as people read it in their mail. */
export interface Letter {
  subject: string;
  text: string;
  replyTo?: string;
}

/** One plain address and nothing that a header could read as a second one, a name or a comment. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A value in the words of its form; a form sends what its options are called by. */
function wordsOf(value: unknown, field: Field | undefined): string {
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, field)).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  const options = field && "options" in field ? field.options : [];
  return options.find((option) => option.value === value)?.label ?? String(value ?? "");
}

/** A value under its label, set in on every line: whatever a visitor typed, it cannot pass for a label. */
const entry = (label: string, text: string) =>
  [label, ...text.split(lineEnds).map((line) => `    ${line}`)].join("\n");

/** The values of the lead's form in the form's order, without those left out; nothing of a visitor's is in the subject. */
export function letterOf({ id, form, payload }: OutgoingLead): Letter {
  const values = JSON.parse(payload) as Record<string, unknown>;
  const lead = allLeads.find((one) => one.form.id === form);
  // Of a form that is no longer there, what it sent.
  const names = Object.keys(lead?.form.fields ?? values);
  const title = `${lead?.title ?? form}, reference ${referenceOf(id)}`;
  const entries = names.flatMap((name) => {
    const field = lead?.form.fields[name];
    const text = wordsOf(values[name], field);
    return text ? [entry(field?.label ?? name, text)] : [];
  });
  const email = String(values.email);
  return {
    subject: title,
    text: `${[title, ...entries].join("\n\n")}\n`,
    ...(plainAddress.test(email) && { replyTo: email }),
  };
}
