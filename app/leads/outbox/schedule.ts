const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after the first failed attempts, in minutes; every later wait is an hour. */
const waits = [1, 5, 15, 30];

/** One attempt may take this long, milliseconds; so may a visitor's wait for the form service. */
export const ATTEMPT_LIMIT = 10 * SECOND;

/** A worker that claims a delivery has this long, milliseconds, before another may claim it. */
export const LEASE = 30 * SECOND;

/** How often a worker renews the lease of what it is sending, milliseconds. */
export const RENEW_EVERY = 4 * SECOND;

/** A lease that was not renewed for this long, milliseconds, belongs to a worker that died. */
export const SILENT_AFTER = 5 * SECOND;

/** A delivery is given up this long, milliseconds, after it was stored, but never before so many attempts. */
export const GIVE_UP_AFTER = 7 * 24 * HOUR;
export const FAIR_ATTEMPTS = 5;

/** A time further ahead than this, milliseconds, was written by a wrong clock: no wait is that long. */
export const IMPOSSIBLE = 2 * HOUR;

/** After this many failed attempts in a row, whatever the lead, the form service counts as down; the view `delivery_health` has the same number. */
export const DOWN_AFTER = 5;

/** While it is down, one attempt is made in this time, milliseconds, for all leads together. */
export const PROBE_EVERY = MINUTE;

/**
 * Milliseconds to wait after the given number of failed attempts; longer, up to an hour, if the
 * service asked for it. The hourly waits carry up to ten percent of jitter, so that deliveries held
 * up by one outage do not return as one wave.
 */
export function waitAfter(attempts: number, askedMs = 0, random = Math.random): number {
  const early = waits[Math.max(attempts, 1) - 1];
  const wait = early === undefined ? Math.round(HOUR * (1 + random() * 0.1)) : early * MINUTE;
  return Math.max(wait, Math.min(askedMs, HOUR));
}
