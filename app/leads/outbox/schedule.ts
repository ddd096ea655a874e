const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after the first failed attempts, in minutes; every later wait is an hour. */
const waits = [1, 5, 15, 30];

/** One attempt may take this long, milliseconds; so may a visitor's wait for the form service. */
export const ATTEMPT_TIMEOUT = 10 * SECOND;

/** How long D1 may take to respond, milliseconds, where no visitor waits. */
export const D1_TIMEOUT = 8 * SECOND;

/** How long a claim lasts, milliseconds: longer than an attempt, its two statements and Akismet's check together. */
export const LEASE = 40 * SECOND;

/** How long after the last attempt a visitor who presses the button again causes another, milliseconds. */
export const VISITOR_RETRY_AFTER = 10 * SECOND;

/** A delivery is given up this long, milliseconds, after it was stored, but never before so many attempts. */
export const GIVE_UP_AFTER = 7 * 24 * HOUR;
export const MIN_ATTEMPTS = 5;

/** A time further ahead than this, milliseconds, was written by a wrong clock: no wait is that long. */
export const MAX_CLOCK_SKEW = 2 * HOUR;

/** While the form service is down there is one probe in this time, milliseconds: one a minute, with room for a cron that starts early. */
export const PROBE_EVERY = 55 * SECOND;

/** The longest `Retry-After` that counts, milliseconds. */
export const MAX_RETRY_AFTER = HOUR;

/**
 * Milliseconds to wait after the given number of attempts; longer, up to an hour, if the service asked
 * for it. The hourly waits carry up to ten percent of jitter, so that deliveries held up by one outage
 * do not return as one wave.
 */
export function waitAfter(attempts: number, askedMs = 0, random = Math.random): number {
  const early = waits[Math.max(attempts, 1) - 1];
  const wait = early === undefined ? Math.round(HOUR * (1 + random() * 0.1)) : early * MINUTE;
  return Math.max(wait, Math.min(askedMs, MAX_RETRY_AFTER));
}

/** How many different waits there are; the last one repeats. */
export const WAIT_COUNT = waits.length + 1;
