/** Numbers that both the pipeline and the views use. */

/** After this many failures in a row, whatever the lead, the form service counts as down. */
export const DOWN_AFTER = 5;

/** After refusing this many leads and accepting none since, the form service may be refusing every lead. */
export const REFUSING_AFTER = 3;
