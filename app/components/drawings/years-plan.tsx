import type { Plan } from "./category-plans";
import { lattice } from "./strokes";

/** What somebody has, and what to do with it. */
const list = [
  ["Server", "Fix now"],
  ["Wi-Fi", "Plan for"],
  ["PCs", "Leave alone"],
  ["Fax", "Stop"],
] as const;

const years = lattice([105, 37], [30, 0], 3);

/** Over a column, as an outline: it stands for all lines below, and its ends touch none. */
const bracket = (x: number, width: number) => `M${x} 23h${width}v4h-1v-3h${2 - width}v3h-1z`;

/** A list of things, how each is marked and when it is done, and the budget, which begins with the first; shaped like a category's plan. */
export const yearsPlan: Plan = {
  plan: (
    <>
      <path
        d={`${bracket(12, 25)}${bracket(42, 45)}${bracket(91, 89)}M12 110h168v1H12z`}
        className="solid"
      />
      <path d="M92 45h18v11H92z" className="fill-tint wall" />
      <path d="M121 61h59v11h-59z" className="area" />
      <path d="M91 77h89v11H91z" className="paper" />
      <path d="M91 93h15v11H91z" className="paper" />
      <path d="M104 117h38v19h-38zM142 117h38v19h-38z" className="paper" />
      <path d="M64 117h40v19H64z" className="fill-tint wall" />
    </>
  ),
  names: [
    ["Date, owner, cost", 108, 16, "start"],
    ...years.map(([x, y], at) => [`Year ${at + 1}`, x, y] as const),
    ...list.flatMap(([thing, mark], at) => {
      const y = 53.5 + at * 16;
      return [[thing, 12, y, "start"] as const, [mark, 42, y, "start"] as const];
    }),
    ["Risk: all stop", 129.5, 53.5, "start"],
    ["Budget", 12, 129.5, "start"],
    ["Server", 84, 129.5],
    ["Wi-Fi", 123, 129.5],
    ["Later", 161, 129.5],
  ],
  marks: [
    [18.5, 12.5],
    [48.5, 12.5],
    [97.5, 12.5],
    [120, 50.5],
    [52, 126.5],
  ],
};
