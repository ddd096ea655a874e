import type { SumTable } from "../types";

/** Calls that rang out in a month, by the hour in which they came. */
const hours = [
  { name: "8", before: 2, after: 2 },
  { name: "9", before: 3, after: 3 },
  { name: "10", before: 2, after: 2 },
  { name: "11", before: 2, after: 2 },
  { name: "Noon", before: 52, after: 5 },
  { name: "1", before: 3, after: 3 },
  { name: "2", before: 1, after: 1 },
  { name: "3", before: 1, after: 1 },
  { name: "4", before: 12, after: 1 },
  { name: "5", before: 18, after: 2 },
] as const;

const sum = (of: "before" | "after") => String(hours.reduce((total, hour) => total + hour[of], 0));

/** VoIP: missed calls before and after two rules. */
export const missedCalls = {
  hours,
  table: {
    caption:
      "Worked example: missed calls in a month, by the hour they came. Outlined: before the two rules. Solid: after.",
    columns: ["Hour", "Before", "After"],
    rows: hours.map(({ name, before, after }) => [name, String(before), String(after)] as const),
    total: ["Missed", sum("before"), sum("after")],
  } satisfies SumTable,
};
