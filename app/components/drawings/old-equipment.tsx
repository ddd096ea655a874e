import type { Plan } from "./category-plans";

/** Its year, its left edge, and what it costs each year, from the top down. */
const devices = [
  ["2014", 24, ["Upkeep", "Repairs", "Waiting"]],
  ["2026", 120, ["Upkeep"]],
] as const;

/** An old device and a new one by their years, each on what it costs, and the line from the one to what replaces it; shaped like a category's plan. */
export const oldEquipment: Plan = {
  plan: (
    <>
      {devices.map(([year, x, costs], at) => (
        <g key={year}>
          <path
            d={`M${x} 36h48v24h-48z`}
            className={at ? "area" : "paper"}
            strokeDasharray={at ? undefined : "3 4"}
          />
          {costs.map((cost, row) => (
            <path key={cost} d={`M${x} ${66 + row * 16}h48v16h-48z`} className="paper" />
          ))}
        </g>
      ))}
    </>
  ),
  start: [48, 36],
  run: "V18l6-6h84l6 6v18",
  end: [144, 36],
  names: [
    ...devices.flatMap(([year, x, costs]) => [
      [year, x + 24, 52.5] as const,
      ...costs.map((cost, row) => [cost, x + 24, 76.5 + row * 16] as const),
    ]),
    ["Replaced by", 96, 25],
    ["What each costs a year", 96, 130],
  ],
};
