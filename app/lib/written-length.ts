/** Most characters of a form's values in the page that gives it back: a quotation mark is written as six. */
const WRITTEN_LIMIT = 524_288;

/** Whether the values of a form can stand in a page; far more than any form takes, all of it in signs, cannot. */
export const canBeWritten = (fields: FormData): boolean =>
  [...fields.values()]
    .filter((value) => typeof value === "string")
    .reduce((sum, value) => sum + value.length + 5 * (value.split(/["&'<>]/).length - 1), 0) <=
  WRITTEN_LIMIT;
