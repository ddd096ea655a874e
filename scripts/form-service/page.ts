/** The page of the form-service stand-in: how it answers, and what arrived. */
import type { IncomingHttpHeaders } from "node:http";

/** What arrived: a submission, or a mail of the sink `email`. */
export interface Arrival {
  at: string;
  idempotencyKey: string | undefined;
  headers: IncomingHttpHeaders;
  /** the body as it came */
  raw: string;
  body: Record<string, unknown>;
  answered: string;
  /** "signed", "not signed", or what is wrong with the signature */
  signed: string;
  mail: boolean;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A sender as mail programs show it. */
const shown = (from: unknown) =>
  typeof from === "string" ? from : Object.values(from ?? {}).join(", ");

function entry({ at, idempotencyKey, body, signed, mail }: Arrival) {
  const { to, replyTo = "nobody", subject, text } = body;
  const from = shown(body.from);
  const [head, content] = mail
    ? [`mail from ${from} to ${to}, replies to ${replyTo}: ${subject}`, text]
    : [`${signed}, Idempotency-Key ${idempotencyKey}`, JSON.stringify(body, null, 2)];
  return `<p>${at}, ${escapeHtml(head)}</p><pre>${escapeHtml(String(content))}</pre>`;
}

export const page = (
  arrivals: Arrival[],
  behaviour: string,
  behaviours: string[],
) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Form service stand-in</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}pre{background:#eef;padding:1rem;overflow:auto}</style>
<h1>Form service stand-in</h1>
<p>It answers a submission with: <strong>${behaviour}</strong>.</p>
<form method="post" action="/behaviour">${behaviours
  .map((name) => `<button name="behaviour" value="${name}">${name}</button> `)
  .join("")}</form>
<h2>${arrivals.length} arrived</h2>
${arrivals.map(entry).join("")}</html>`;
