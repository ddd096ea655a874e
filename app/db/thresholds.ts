/** Numbers that both the pipeline and the views use. */

/** After this many failures in a row, whatever the lead, the form service counts as down. */
export const DOWN_AFTER = 5;

/** After this many rejected leads (refused, or the address or key is wrong) and none taken since, operators get an alert. */
export const REJECTING_AFTER = 3;
