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
  /** The days of the plan, and the day all orders go out. */
  days: 30,
  ordered: 11,
  truck,
  makers,
  phases: [
    { name: "Open", from: 1 },
    { name: "Quote", from: 6 },
    { name: "Set up", from: 11 },
    { name: "Deliver", from: 25 },
  ],
  table: {
    caption:
      "Worked example: each outlined square is one brand’s shipment arriving at our bench. One truck then delivers all five.",
    columns: ["Brand", "At our bench", "At the site"],
    rows: makers.map(({ name, arrives }) => [name, `day ${arrives}`, `day ${truck.day}`] as const),
    total: ["Deliveries", String(makers.length), "1"],
  } satisfies SumTableContent,
};
