import type { Plan } from "./category-plans";

/** What the old device costs, each from its left to its right. */
const old = [
  ["Upkeep", 48, 90],
  ["Repairs", 90, 126],
  ["Waiting", 126, 174],
] as const;

/** An old device as what it costs, under it the one that replaces it and one that is turned off; shaped like a category's plan. */
export const oldEquipment: Plan = {
  plan: (
    <>
      <path d="M48 22h126v26H48z" className="paper" />
      <path d="M90 22v26M126 22v26" className="thin" />
      <path d="M48 64h42v22H48z" className="area" />
      <path d="M48 102h42v18H48z" className="paper thin" strokeDasharray="3 4" />
      <path d="M48 48v16M48 86v16M150 48v19l-8 8H90" />
    </>
  ),
  names: [
    ["2014", 27, 39.5],
    ["2026", 27, 77.5],
    ["Off", 27, 113.5],
    ...old.map(([cost, from, to]) => [cost, (from + to) / 2, 39.5] as const),
    ["Upkeep", 66, 77.5],
    ["Replaced by", 122, 70],
    ["Cost a year, as an example", 96, 134],
  ],
  marks: [
    [48, 22],
    [126, 22],
    [90, 75],
    [48, 102],
  ],
};
