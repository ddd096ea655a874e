/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment that lies so many milliseconds ahead, as the database has it. */
export const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

/** How far ahead the cron's next run but so many lies, milliseconds: it begins with a minute, as Cloudflare's does. */
export const onTheMinute = (later: number) =>
  (Math.ceil(Date.now() / MINUTE) + later) * MINUTE - Date.now();
