import type { Plan } from "./category-plans";

/** What a device costs, each from its top to its foot. */
const old = [
  ["Waiting", 38, 66],
  ["Repairs", 66, 86],
  ["Upkeep", 86, 110],
] as const;

/** An old device and a new one above their years, each as what it costs, between them one that is turned off, and the line from the one to what replaces it; shaped like a category's plan. */
export const oldEquipment: Plan = {
  plan: (
    <>
      {old.map(([cost, top, foot]) => (
        <path key={cost} d={`M24 ${top}h48v${foot - top}H24z`} className="paper" />
      ))}
      <path d="M120 86h48v24h-48z" className="area" />
      <path d="M84 90h24v20H84z" className="paper" strokeDasharray="3 4" />
      <path d="M72 110h12M108 110h12M48 38V28l6-6h84l6 6v58" />
    </>
  ),
  names: [
    ["2014", 48, 121],
    ["2026", 144, 121],
    ...old.map(([cost, top, foot]) => [cost, 48, (top + foot) / 2 + 2.5] as const),
    ["Upkeep", 144, 103],
    ["Replaced by", 96, 16],
    ["Off", 96, 107],
    ["Cost a year, as an example", 96, 134],
  ],
  marks: [
    [24, 110],
    [24, 52],
    [144, 86],
    [96, 90],
  ],
};
