import type { SumTable } from "../types";

/** Laptops the plan buys in each year. */
const level = 20;

/** Solid squares stay in their year, hollow ones are those that the plan moves. */
const aged = [
  { name: "Year 1", stay: 8, moved: 0 },
  { name: "Year 2", stay: 20, moved: 14 },
  { name: "Year 3", stay: 18, moved: 0 },
] as const;

const planned = [
  { name: "Year 1", stay: 8, moved: 12 },
  { name: "Year 2", stay: 20, moved: 0 },
  { name: "Year 3", stay: 18, moved: 2 },
] as const;

const sum = (years: readonly { stay: number; moved: number }[]) =>
  String(years.reduce((total, { stay, moved }) => total + stay + moved, 0));

/** IT consulting: laptops that come due, and the years into which the plan moves them. */
export const laptopYears = {
  level,
  aged,
  planned,
  table: {
    caption: "Worked example: each square is a laptop. Outlined squares move to a different year.",
    columns: ["Year", "By age", "As planned"],
    rows: aged.map(
      ({ name, stay, moved }, at) =>
        [name, String(stay + moved), sum(planned.slice(at, at + 1))] as const,
    ),
    total: ["Three years", sum(aged), sum(planned)],
  } satisfies SumTable,
};
