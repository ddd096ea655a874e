import { dollars } from "~/config/facts";
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

const cost = (years: Parameters<typeof sum>[0]) => dollars(sum(years) * laptop);

const [first, , third] = planned;

/** IT consulting: laptops that come due, and the years into which the plan moves them. */
export const laptopYears = {
  level,
  all: sum(aged),
  /** Those that come due in the second year, and how many of them are bought a year early or kept a year longer. */
  due: sum(aged.slice(1, 2)),
  early: first.moved,
  late: third.moved,
  /** At an assumed price: one laptop, all of them, and the second year by age. */
  costs: {
    laptop: dollars(laptop),
    all: cost(aged),
    due: cost(aged.slice(1, 2)),
  },
  aged,
  planned,
  table: {
    caption: "Each square is a laptop. Dashed: moved out of that year. Tinted: moved in.",
    columns: ["Year", "By age", "As planned", "Cost by age", "Cost as planned"],
    rows: aged.map(({ name }, at) => {
      const [due, kept] = [aged.slice(at, at + 1), planned.slice(at, at + 1)];
      return [name, String(sum(due)), String(sum(kept)), cost(due), cost(kept)] as const;
    }),
    total: ["Three years", String(sum(aged)), String(sum(planned)), cost(aged), cost(planned)],
  } satisfies SumTableContent,
};
