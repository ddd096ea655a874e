/** Names and ids that a form's markup and the server share. */

/**
 * The id of a field's control, or of one option's, so that a label elsewhere on the page can be
 * that control's too (the cards of the line card).
 */
export const controlId = (form: string, field: string, option?: string): string =>
  `lead-${form}-${field}${option === undefined ? "" : `-${option.replace(/\W+/g, "-")}`}`;

/** The id of the form element itself, from which Conform derives those of its fields. */
export const formElementId = (form: string): string => `lead-${form}`;

/**
 * The id of a submission's notice, of success or failure. The form's action carries it as
 * its fragment, so that a browser without script brings it into view and moves the focus to it.
 */
export const outcomeId = (form: string): string => `${form}-outcome`;

/** The honeypot: no visitor sees it and no browser fills it in, so only a bot types there. */
export const HONEYPOT = "reference_line";

/** The field in which a form's script says how long its page has been open. */
export const ELAPSED = "elapsed";
