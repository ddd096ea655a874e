const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** `2026-01-31` as people read it: January 31, 2026. */
export const longDate = (date: string): string => format.format(new Date(date));
