const MINUTE = 60_000;

/** How far ahead the cron's next run but so many lies, milliseconds: it begins with a minute, as Cloudflare's does. */
export const onTheMinute = (later: number) =>
  (Math.ceil(Date.now() / MINUTE) + later) * MINUTE - Date.now();
