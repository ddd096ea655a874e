// @ts-check
/** The page of the form-service stand-in: how it answers, and what arrived. */

/**
 * What arrived: a submission, or a mail of the sink `email`.
 * @typedef {object} Arrival
 * @property {string} at
 * @property {string | undefined} idempotencyKey
 * @property {import("node:http").IncomingHttpHeaders} headers
 * @property {string} raw the body as it came
 * @property {any} body
 * @property {string} answered
 * @property {string} signed "signed", "not signed", or what is wrong with the signature
 * @property {boolean} mail
 */

const escapeHtml = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Arrival} arrival */
function entry({ at, idempotencyKey, body, signed, mail }) {
  const { from, to, replyTo = "nobody", subject, text } = body;
  const [head, content] = mail
    ? [`mail from ${from} to ${to}, replies to ${replyTo}: ${subject}`, text]
    : [`${signed}, Idempotency-Key ${idempotencyKey}`, JSON.stringify(body, null, 2)];
  return `<p>${at}, ${escapeHtml(head)}</p><pre>${escapeHtml(String(content))}</pre>`;
}

/** @param {Arrival[]} arrivals @param {string} behaviour @param {string[]} behaviours */
export const page = (
  arrivals,
  behaviour,
  behaviours,
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
