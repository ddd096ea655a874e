import type { Plan } from "./category-plans";

/** An old device as long as what it costs, under it the one that replaces it and one that is turned off; shaped like a category's plan. */
export const oldEquipment: Plan = {
  plan: (
    <>
      <path d="M30 24h150v22H30z" />
      <path d="M80 24v22M130 24v22" className="thin" />
      <path d="M155 46v24l-8 8H86" />
      <path d="M80 78l6-6v12z" className="solid" />
      <path d="M30 68h50v20H30z" className="area" />
      <path d="M30 100h60v18H30z" className="paper thin" strokeDasharray="3 4" />
    </>
  ),
  names: [
    ["2014 server, 40 users, no warranty", 30, 17, "start"],
    ["Upkeep", 55, 38],
    ["Repairs", 105, 38],
    ["Waiting", 155, 38],
    ["2026 server", 30, 62, "start"],
    ["Upkeep", 55, 81],
    ["Replace first", 118, 73],
    ["Unused: off", 60, 112],
    ["Longer bar = costs more a year", 30, 134, "start"],
  ],
  marks: [
    [18.5, 14],
    [18.5, 35],
    [18.5, 78],
    [18.5, 109],
  ],
};
