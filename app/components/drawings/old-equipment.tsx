import type { Plan } from "./category-plans";

/** What a device costs, each from its top to its foot. */
const old = [
  ["Waiting", 52, 80],
  ["Repairs", 80, 100],
  ["Upkeep", 100, 124],
] as const;

/** An old device and a new one above their years, each as what it costs, and the line from the one to what replaces it; shaped like a category's plan. */
export const oldEquipment: Plan = {
  plan: (
    <>
      {old.map(([cost, top, foot]) => (
        <path key={cost} d={`M24 ${top}h48v${foot - top}H24z`} className="paper" />
      ))}
      <path d="M120 100h48v24h-48z" className="area" />
      <path d="M72 124h48" />
    </>
  ),
  height: 146,
  start: [48, 52],
  run: "v-10l6-6h84l6 6v58",
  end: [144, 100],
  names: [
    ["2014", 48, 135],
    ["2026", 144, 135],
    ...old.map(([cost, top, foot]) => [cost, 48, (top + foot) / 2 + 2.5] as const),
    ["Upkeep", 144, 114.5],
    ["Replaced by", 96, 29],
    ["Cost a year, as an example", 96, 148],
  ],
};
