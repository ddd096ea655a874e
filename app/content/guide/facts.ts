export { dollars, price, response } from "~/config/facts";

/** The made-up company of the worked examples. */
export const example = { people: 60, users: 48, months: 36, quoteA: 125, quoteB: 160 } as const;

const yearly = (perUser: number): number => perUser * example.users * 12;

/** How much more quote B costs than quote A in a year. */
export const gap = yearly(example.quoteB) - yearly(example.quoteA);
