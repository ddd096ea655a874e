/** Rows as CSV that spreadsheets read as text: they compute nothing, and make no number or date of what was typed. */

/**
 * Where a cell may begin: at the start, and after what some spreadsheet takes for the end of a cell or
 * row whatever the quotes around it. A first tab is dropped by some, with what follows it computed. Spaces are
 * passed over before looking back, which would look back over all of them from each.
 */
const first = /(?=\S)(?<=(?:^|[;\t\r\n])\s*)\S|^[\t\r\n]/gu;

/** Whether a spreadsheet computes a cell that begins so, in its full-width forms too. */
const computes = (sign: string) => /[=+\-@|%\t\r\n\u2212]/.test(sign.normalize("NFKC"));

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

/** What spreadsheets take for a number, a date or a time: `0301234567`, `12345e67`, `1-10`, `3/4`, `MARCH1`, `8:30`. */
const converted = [
  String.raw`\(?\p{Sc}?(?:\d*[.,]?\d+[.,]?|\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?)(?:e[+-]?\d+)?\s?[%\p{Sc}]?\)?`,
  String.raw`\d{1,2}[-/.]\d{1,4}(?:[-/.]\d{1,4})?|\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?|\d+ \d+/\d+`,
  String.raw`\d{1,2}(?::\d{2}){1,2}(?:\.\d+)?(?:\s?[ap]m?)?|\d{1,2}\s?[ap]m`,
  String.raw`(?:\d{1,2}[\s/.-]*)?${month}[\s/.,-]*\d{1,4}(?:[\s,]+\d{2,4})?|\d{1,4}[\s/.-]*${month}`,
].map((pattern) => new RegExp(`^\\s*(?:${pattern})\\s*$`, "iu"));

const quoted = (text: string) =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A text as a cell, with an apostrophe before what a spreadsheet would compute or convert. */
export function cell(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = text.replace(first, (sign) => (computes(sign) ? `'${sign}` : sign));
  return quoted(converted.some((pattern) => pattern.test(safe)) ? `'${safe}` : safe);
}

/** A stored time as spreadsheets know one, in UTC. */
export const time = (stored: unknown): string =>
  String(stored ?? "")
    .slice(0, 19)
    .replace("T", " ");

/** A line of cells that are finished. */
export const line = (cells: string[]): string => `${cells.join(",")}\r\n`;

/** By this sign Excel knows that a file is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";
