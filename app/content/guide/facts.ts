import { price } from "~/config/facts";

export { dollars, price, response } from "~/config/facts";

/** A price per user in the range of ours, to five dollars. */
const quote = (share: number) => Math.round((price.low + share * (price.high - price.low)) / 5) * 5;

/** The made-up company of the worked examples, and the prices that two providers ask of it. */
export const example = {
  people: 60,
  users: 48,
  months: 36,
  quoteA: quote(0.25),
  quoteB: quote(0.6),
} as const;

const yearly = (perUser: number): number => perUser * example.users * 12;

/** How much more quote B costs than quote A in a year. */
export const gap = yearly(example.quoteB) - yearly(example.quoteA);
