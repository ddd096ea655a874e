import { formatNumber } from "~/lib/language";
import type { SumTableContent } from "../types";

/** Calls missed in a month, by the time of day. */
const times = [
  { name: "Lunch", before: 52, after: 5 },
  { name: "From 4pm", before: 30, after: 3 },
  { name: "Other hours", before: 14, after: 14 },
] as const;

const sum = (of: "before" | "after") => times.reduce((total, time) => total + time[of], 0);

const calls = 1200;
const missed = { before: sum("before"), after: sum("after") };
const percentOf = (count: number) => Math.round((100 * count) / calls);

/** VoIP: missed calls before and after two rules. */
export const missedCalls = {
  /** The firm's seats. */
  seats: 40,
  /** Calls in a month. */
  calls: formatNumber(calls),
  missed,
  percent: { before: percentOf(missed.before), after: percentOf(missed.after) },
  table: {
    caption: "Missed calls in a month",
    columns: ["Time", "Before", "After"],
    rows: times.map(({ name, before, after }) => [name, String(before), String(after)] as const),
    total: ["All day", String(missed.before), String(missed.after)],
  } satisfies SumTableContent,
};
