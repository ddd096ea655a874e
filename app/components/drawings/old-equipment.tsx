import type { Plan } from "./category-plans";

/** What a device costs, each from its top to its foot. */
const old = [
  ["Waiting", 58, 88],
  ["Repairs", 88, 108],
  ["Upkeep", 108, 124],
] as const;

/** An old device and a new one by their years, each on what it costs, and the line from the one to what replaces it; shaped like a category's plan. */
export const oldEquipment: Plan = {
  plan: (
    <>
      {old.map(([cost, top, foot]) => (
        <path key={cost} d={`M24 ${top}h48v${foot - top}H24z`} className="paper" />
      ))}
      <path d="M120 108h48v16h-48z" className="paper" />
      <path d="M24 34h48v24H24z" className="paper" strokeDasharray="3 4" />
      <path d="M120 84h48v24h-48z" className="area" />
      <path d="M72 124h48" />
    </>
  ),
  start: [72, 46],
  run: "h66l6 6v32",
  end: [144, 84],
  names: [
    ["2014", 46, 48.5],
    ["2026", 144, 100.5],
    ...old.map(([cost, top, foot]) => [cost, 48, (top + foot) / 2 + 2.5] as const),
    ["Upkeep", 144, 118.5],
    ["Replaced by", 112, 39],
    ["Cost a year, as an example", 96, 135],
  ],
};
