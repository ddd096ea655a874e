/** What counts as trouble: for the pipeline, the views, alerts and `npm run check`. Times are milliseconds. */

const MINUTE = 60_000;

/** After this many failures in a row, whatever the lead, the form service counts as down. */
export const DOWN_AFTER = 5;

/** After this many rejected leads (refused, or the address or key is wrong) and none taken since, operators get an alert. */
export const REJECTING_AFTER = 3;

/** How long a lead may wait until operators get an alert, and until a check of the site fails. */
export const WAITING_TOO_LONG = { alert: 15 * MINUTE, check: 60 * MINUTE };

/** How long ago the last sweep may have begun. Alerts wait longer: a sweep that starts late would report itself. */
export const SWEEP_OVERDUE = { alert: 5 * MINUTE, check: 2 * MINUTE };

/** SQL: when the oldest lead that waits was stored. One indexed read, however many wait. */
export const oldestWaiting = `(select created_at from deliveries indexed by deliveries_waiting
  where state = 'pending' and not refused order by created_at limit 1)`;
