/** Numbers by which the pipeline acts and the views speak, so both take them from here. */

/** After this many failures in a row, whatever the lead, the form service counts as down. */
export const DOWN_AFTER = 5;

/** When it has said no to so many leads and taken none since, it may be saying no to every lead. */
export const REFUSING_AFTER = 3;
