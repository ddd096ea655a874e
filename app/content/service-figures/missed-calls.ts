import { grouped } from "~/lib/language";
import type { SumTableContent } from "../types";

/** Calls missed in a month, by hour. `name` labels a column of the drawing, `clock` a row of the table. */
const hours = [
  { name: "8am", clock: "8am", before: 2, after: 2 },
  { name: "9", clock: "9am", before: 3, after: 3 },
  { name: "10", clock: "10am", before: 2, after: 2 },
  { name: "11", clock: "11am", before: 2, after: 2 },
  { name: "Noon", clock: "Noon", before: 52, after: 5 },
  { name: "1", clock: "1pm", before: 3, after: 3 },
  { name: "2", clock: "2pm", before: 1, after: 1 },
  { name: "3", clock: "3pm", before: 1, after: 1 },
  { name: "4", clock: "4pm", before: 12, after: 1 },
  { name: "5pm", clock: "5pm", before: 18, after: 2 },
] as const;

const lunchHours = hours.filter(({ clock }) => clock === "Noon");
const lateHours = hours.filter(({ clock }) => clock === "4pm" || clock === "5pm");

const sum = (of: "before" | "after", some: readonly (typeof hours)[number][] = hours) =>
  some.reduce((total, hour) => total + hour[of], 0);

const calls = 1200;

/** How to read the drawing: what it counts, and the two parts of a column. */
const said = "Missed calls in a month, by the hour they came.";
const legend = { left: "Still missed", gone: "No longer missed" } as const;
const [before, lunch, late] = [sum("before"), sum("before", lunchHours), sum("before", lateHours)];
const percentOf = (missed: number) => Math.round((100 * missed) / calls);

/** VoIP: missed calls before and after two rules. */
export const missedCalls = {
  hours,
  said,
  legend,
  rules: [
    { from: 4, span: 1, name: "Lunch", change: `${lunch} to ${sum("after", lunchHours)}` },
    { from: 8, span: 2, name: "From 4pm", change: `${late} to ${sum("after", lateHours)}` },
  ],
  /** The firm's seats. */
  seats: 40,
  /** Calls in a month, and those missed: at lunch, from 4pm on, and at any other hour. */
  calls: grouped(calls),
  missed: { before, after: sum("after"), lunch, late, other: before - lunch - late },
  percent: { before: percentOf(before), after: percentOf(sum("after")) },
  table: {
    caption: said,
    columns: ["Hour", "Before", "After"],
    rows: hours.map((hour) => [hour.clock, String(hour.before), String(hour.after)] as const),
    total: ["Missed", String(before), String(sum("after"))],
  } satisfies SumTableContent,
};
