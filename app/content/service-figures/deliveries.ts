import type { SumTableContent } from "../types";

const truck = { day: 28, label: "One truck, day 28" };

const makers = [
  { name: "Fortinet", arrives: 14 },
  { name: "Fanvil", arrives: 16 },
  { name: "Cyberpower", arrives: 18 },
  { name: "Neat", arrives: 20 },
  { name: "Dell", arrives: 23 },
] as const;

/** Procurement: a first order from five brands, and the day each shipment reaches our bench. */
export const deliveries = {
  /** The last day of the plan, and the day all orders go out. */
  days: 30,
  ordered: 11,
  truck,
  before: "Nothing is ordered until you approve the quote",
  makers,
  table: {
    caption:
      "Worked example: each outlined square is one brand’s shipment arriving at our bench. One truck then delivers all five.",
    columns: ["Brand", "At our bench", "At the site"],
    rows: makers.map(({ name, arrives }) => [name, `day ${arrives}`, `day ${truck.day}`] as const),
    total: ["Deliveries", String(makers.length), "1"],
  } satisfies SumTableContent,
};
