import type { Plan } from "./category-plans";
import { boxes, lattice } from "./strokes";

/** A telephone, its internet line to the carrier, and the address it needs for 911; shaped like a category's plan. */
export const phoneLine: Plan = {
  plan: (
    <>
      <path d="M12 36h40v54H12z" className="area" />
      <path d="M18 42h28v10H18z" className="paper thin" />
      <path d={boxes(6, 6, lattice([18, 58], [9, 9], 3, 3))} className="solid" />
      <path d="M140 36h40v48h-40z" className="area" />
      <path d="M152 48h16M152 60h16M152 72h16" className="thin" />
      <path d="M32 90v24h24" />
      <path d="M56 102h84v24H56z" className="paper" />
      <path
        d={boxes(8, 8, [
          [28, 86],
          [52, 110],
        ])}
        className="solid"
      />
    </>
  ),
  start: [52, 60],
  run: "h88",
  end: [140, 60],
  names: [
    ["Phone", 32, 30],
    ["Internet line", 96, 49],
    ["Test it first", 96, 77],
    ["Carrier", 160, 30],
    ["Address for 911", 98, 116.5],
  ],
};
