// @ts-check
/** Rows as CSV that spreadsheets read as text, never as formulas. */

/**
 * Where a cell may begin: at the start, and after what some spreadsheet takes for the end of a cell or
 * row whatever the quotes around it. A first tab is dropped by some, with what follows it computed.
 */
const first = /(?<=(?:^|[;\t\r\n])\s*)\S|^[\t\r\n]/gu;

/** Whether a spreadsheet computes a cell that begins so, in its full-width forms too. @param {string} sign */
const computes = (sign) => /[=+\-@|%\t\r\n\u2212]/.test(sign.normalize("NFKC"));

/** @param {unknown} value */
export function cell(value) {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = text.replace(first, (sign) => (computes(sign) ? `'${sign}` : sign));
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param {readonly unknown[]} values */
export const line = (values) => `${values.map(cell).join(",")}\r\n`;
