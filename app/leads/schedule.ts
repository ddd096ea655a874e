const MINUTE = 60_000;

/** Waits after the first attempts, in minutes; every later wait is an hour (rulings, point 6). */
const waits = [1, 5, 15, 30];

/** A worker that claims a delivery has this long, milliseconds, before another may claim it. */
export const LEASE = 30_000;

/** One attempt may take this long, milliseconds; shorter than the lease, so two never overlap. */
export const ATTEMPT_LIMIT = 10_000;

/** A delivery is given up this long, milliseconds, after it was taken. */
export const GIVE_UP_AFTER = 7 * 24 * 60 * MINUTE;

/**
 * Milliseconds to wait after the given number of failed attempts. The hourly waits carry up to
 * ten percent of jitter, so that deliveries held up by one outage do not return as one wave.
 */
export function waitAfter(attempts: number, random: () => number = Math.random): number {
  const early = waits[Math.max(attempts, 1) - 1];
  return early === undefined ? Math.round(60 * MINUTE * (1 + random() * 0.1)) : early * MINUTE;
}

/** A moment as the database writes it. */
export const at = (now: Date, later = 0): string => new Date(now.getTime() + later).toISOString();
