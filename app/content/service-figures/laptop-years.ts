import { listed } from "~/lib/listed";
import { dollars } from "../facts";
import type { SumTableContent } from "../types";

/** Laptops the plan buys in each year. */
const level = 15;

/** Assumed, in dollars. */
const laptop = 1200;

/** Solid squares stay in their year. The plan moves the others. */
const aged = [
  { name: "Year 1", stay: 6, moved: 0 },
  { name: "Year 2", stay: 15, moved: 10 },
  { name: "Year 3", stay: 14, moved: 0 },
] as const;

const planned = [
  { name: "Year 1", stay: 6, moved: 9 },
  { name: "Year 2", stay: 15, moved: 0 },
  { name: "Year 3", stay: 14, moved: 1 },
] as const;

const sum = (years: readonly { stay: number; moved: number }[]) =>
  years.reduce((total, { stay, moved }) => total + stay + moved, 0);

const [first, , third] = planned;

/** IT consulting: laptops that come due, and the years into which the plan moves them. */
export const laptopYears = {
  level,
  all: sum(aged),
  /** Those that come due in the second year, and how many of them are bought a year early or kept a year longer. */
  due: sum(aged.slice(1, 2)),
  early: first.moved,
  late: third.moved,
  /** At an assumed price: one laptop, each year by age, all of them, and the second year by age. */
  costs: {
    laptop: dollars(laptop),
    byAge: listed(aged.map((year) => dollars(sum([year]) * laptop))),
    all: dollars(sum(aged) * laptop),
    due: dollars(sum(aged.slice(1, 2)) * laptop),
  },
  aged,
  planned,
  table: {
    caption: "Each square is a laptop. Dashed: moved out of that year. Tinted: moved in.",
    columns: ["Year", "By age", "As planned"],
    rows: aged.map(
      ({ name, stay, moved }, at) =>
        [name, String(stay + moved), String(sum(planned.slice(at, at + 1)))] as const,
    ),
    total: ["Three years", String(sum(aged)), String(sum(planned))],
  } satisfies SumTableContent,
};
