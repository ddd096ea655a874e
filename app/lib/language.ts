/** The language of every page, its dates and its numbers; where its words stand: docs/decisions/0022. */
export const language = "en-US";

// What content says while an isolate starts does without `Intl`: its data would take a fifth of that time.
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A time as people read it, with its zone: "Thursday, January 31, 2026 at 9:30 AM UTC". */
export const longTime = /* @__NO_SIDE_EFFECTS__ */ (time: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  }).format(new Date(time));

/** A time zone as people call it, in summer and in winter: "Pacific Time". */
export const timeZoneName = /* @__NO_SIDE_EFFECTS__ */ (timeZone: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** A whole number as people read it: "1,800". */
export const formatNumber = /* @__NO_SIDE_EFFECTS__ */ (value: number): string => {
  const digits = String(value);
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(",");
};

/** `2026-01-31` as people read it: January 31, 2026. */
export function longDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}
