export { dollars, price, response } from "../facts";

/** The made-up company of the worked examples. */
export const example = { people: 60, users: 48, months: 36, offerA: 125, offerB: 160 } as const;

const yearly = (perUser: number): number => perUser * example.users * 12;

/** What offer B costs more than offer A, a year. */
export const gap = yearly(example.offerB) - yearly(example.offerA);
