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
      <path d="M24 110V38h48v72" className="paper" />
      <path d="M120 110V86h48v24" className="area" />
      <path d="M84 110V90h24v20" className="paper" strokeDasharray="3 4" />
      <path
        d={old
          .slice(1)
          .map(([, top]) => `M24 ${top}h48`)
          .join("")}
        className="thin"
      />
      <path d="M24 110h144M48 38V28l6-6h84l6 6v58" />
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
    [24, 76],
    [24, 52],
    [144, 86],
    [96, 90],
  ],
};
