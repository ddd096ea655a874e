/** Most characters of a form's values once escaped in the page that shows the form again: a quotation mark takes six. */
const WRITTEN_LIMIT = 524_288;

/** Whether a form's values fit into the page that shows it again. */
export const fitsInPage = (fields: FormData): boolean =>
  [...fields.values()]
    .filter((value) => typeof value === "string")
    .reduce((sum, value) => sum + value.length + 5 * (value.split(/["&'<>]/).length - 1), 0) <=
  WRITTEN_LIMIT;
