import type { Plan } from "./category-plans";
import { boxes, lattice } from "./strokes";

/** Its year, its left edge, and what it costs to keep: so many squares below it. */
const devices = [
  ["2014", 30, 4],
  ["2026", 114, 1],
] as const;

/** An old device and a new one by their years, each above its cost, and the line from the one to what replaces it; shaped like a category's plan. */
export const oldEquipment: Plan = {
  plan: (
    <>
      {devices.map(([year, x, cost], at) => (
        <g key={year}>
          <path
            d={`M${x} 36h48v24h-48z`}
            className={at ? "area" : "paper"}
            strokeDasharray={at ? undefined : "3 4"}
          />
          <path d={`M${x + 24} 60v${60 - 12 * cost}`} className="thin" />
          <path
            d={boxes(12, 12, lattice([x + 18, 120 - 12 * cost], [0, 12], 1, cost))}
            className="area"
          />
        </g>
      ))}
      <path d="M12 120h168M12 116v8M180 116v8" className="thin" />
    </>
  ),
  start: [54, 36],
  run: "V18l6-6h72l6 6v18",
  end: [138, 36],
  names: [
    ...devices.map(([year, x]) => [year, x + 24, 52.5] as const),
    ["Replaced by", 96, 25] as const,
    ["Cost a year", 96, 133] as const,
  ],
};
