// @ts-check
/** Rows as CSV that a spreadsheet reads as text and never as a formula. */

/** @param {unknown} value */
export function cell(value) {
  const text = value === null || value === undefined ? "" : String(value);
  // A cell that begins so would be computed; the apostrophe makes it text.
  const safe = /^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param {readonly unknown[]} values */
export const line = (values) => `${values.map(cell).join(",")}\r\n`;
