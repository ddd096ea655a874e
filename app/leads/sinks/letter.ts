import { site } from "~/config/site";
import { allHandlers } from "~/forms/all";
import { type Field, labelOf } from "~/forms/kinds";
import { longTime } from "~/lib/language";
import { mailboxOf } from "~/lib/mailbox";
import { truncate } from "~/lib/plain-text";
import { referenceOf, spacedReference } from "~/lib/reference";
import type { OutgoingLead } from "./outcome";
import { isMarked, spamHeaders } from "./spam-headers";

/** A lead as people read it in their mail. */
export interface Letter {
  subject: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

/** Most characters of a name in a subject. */
const MAX_NAME_LENGTH = 60;

const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A value as its form shows it: the labels of options instead of their values. */
function wordsOf(value: unknown, field: Field | undefined): string {
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, field)).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  const options = field && "options" in field ? field.options : [];
  return options.find((option) => option.value === value)?.label ?? String(value ?? "");
}

/** A value under its label. Every line is indented, so that nothing a visitor typed can pass for a label. */
const entry = (label: string, text: string) =>
  [label, ...text.split(lineEnds).map((line) => `    ${line}`)].join("\n");

/** A text that is safe in a header: one line, short, without an encoded word for a mail program to decode. */
const headerText = (text: string) =>
  truncate(
    text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replaceAll("=?", "= ?"),
    MAX_NAME_LENGTH,
  ).trim();

/** Form, urgency, name, reference. */
function subjectOf({ id, form }: OutgoingLead, values: Record<string, unknown>): string {
  const title = allHandlers.find((one) => one.form.id === form)?.title ?? form;
  const { urgency, name, firstName, lastName } = values;
  const what = [title, headerText(String(urgency ?? "").toUpperCase())].filter(Boolean).join(", ");
  const who = headerText(String(name ?? [firstName, lastName].filter(Boolean).join(" ")));
  return [who ? `${what}: ${who}` : what, spacedReference(referenceOf(id))].join(", ");
}

/** A page, with the city if it is an office's. */
function pageWithOffice(page: string): string {
  const office = site.offices.find(({ slug }) => page.endsWith(`/${slug}`));
  return office ? `${page} (${office.city})` : page;
}

/** Where the lead came from. The form service never gets this; here it helps whoever replies. */
const originEntries = ({ createdAt, page, campaign }: OutgoingLead) => [
  entry("Sent", longTime(createdAt ?? new Date().toISOString())),
  ...(page ? [entry("From the page", pageWithOffice(page))] : []),
  ...Object.entries(campaign ?? {}).map(([name, value]) => entry(name, value)),
];

/** The values of the lead's form in the form's order, without those left out, and where it came from. */
export function letterOf(lead: OutgoingLead): Letter {
  const values = JSON.parse(lead.payload) as Record<string, unknown>;
  const fields = allHandlers.find(({ form }) => form.id === lead.form)?.form.fields;
  const subject = (isMarked(lead) ? "[Spam?] " : "") + subjectOf(lead, values);
  // For a form that no longer exists, the payload's own names.
  const entries = Object.keys(fields ?? values).flatMap((name) => {
    const field = fields?.[name];
    const text = wordsOf(values[name], field);
    return text ? [entry(field ? labelOf(field) : name, text)] : [];
  });
  const replyTo = mailboxOf(String(values.email ?? ""));
  const instead = values.email ? "Write to the address below" : "Call the number below";
  const unanswerable = replyTo
    ? []
    : [`${instead}: a reply to this letter does not reach the sender.`];
  return {
    subject,
    text: `${[...unanswerable, subject, ...entries, ...originEntries(lead)].join("\n\n")}\n`,
    ...(replyTo && { replyTo }),
    ...(isMarked(lead) && { headers: spamHeaders(lead) }),
  };
}
