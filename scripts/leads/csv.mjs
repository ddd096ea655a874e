// @ts-check
/** Rows as CSV that spreadsheets read as text, never as formulas. */

/** @param {unknown} value */
export function cell(value) {
  const text = value === null || value === undefined ? "" : String(value);
  // A spreadsheet would compute such a cell. The apostrophe makes it text.
  const safe = /^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param {readonly unknown[]} values */
export const line = (values) => `${values.map(cell).join(",")}\r\n`;
