import type { Plan } from "./category-plans";
import { boxes, lattice } from "./strokes";

/** Its year, its left edge, and what it costs to keep: so many squares below it. */
const devices = [
  ["2014", 18, 4],
  ["2019", 78, 2],
  ["2026", 138, 1],
] as const;

/** Three devices by their years, each above its cost, and the line from the oldest to what replaces it; shaped like a category's plan. */
export const oldEquipment: Plan = {
  plan: (
    <>
      {devices.map(([year, x, cost], at) => (
        <g key={year}>
          <path
            d={`M${x} 30h36v30h-36z`}
            className={at ? "area" : "paper"}
            strokeDasharray={at ? undefined : "3 4"}
          />
          <path d={`M${x + 18} 60v${60 - 12 * cost}`} className="thin" />
          <path
            d={boxes(12, 12, lattice([x + 12, 120 - 12 * cost], [0, 12], 1, cost))}
            className={at ? "paper" : "area"}
          />
        </g>
      ))}
      <path d="M12 120h168M12 116v8M180 116v8" className="thin" />
    </>
  ),
  start: [36, 30],
  run: "V18l6-6h108l6 6v12",
  end: [156, 30],
  names: [
    ...devices.map(([year, x]) => [year, x + 18, 50] as const),
    ["Cost a year", 96, 133] as const,
  ],
};
