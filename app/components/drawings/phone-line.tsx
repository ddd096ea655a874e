import type { Plan } from "./category-plans";
import { boxes, lattice } from "./strokes";

/** A desk telephone, its internet line through a test to the carrier, the address it needs for 911, and the old lines that stay on the pole; shaped like a category's plan. */
export const phoneLine: Plan = {
  plan: (
    <>
      <path d="M12 32h48v52H12z" className="area" />
      <path d="M17 38h13v12h-4v16h4v12H17V66h4V50h-4zM36 38h18v10H36z" className="paper thin" />
      <path d={boxes(4, 4, lattice([36, 54], [7, 8], 3, 3))} className="solid" />
      <path d="M60 54h31M117 54h53M146 42h28M36 84v30h12" />
      <path d="M160 32v70" strokeWidth="4" />
      <path d="M98.5 41h11l7.5 7.5v11l-7.5 7.5h-11L91 59.5v-11z" className="paper" />
      <path d="M48 102h72v24H48zM132 102h48v24h-48z" className="paper" />
      <path
        d={boxes(4, 6, [
          [145, 36],
          [171, 36],
          [167, 48],
        ])}
        className="solid"
      />
      <path
        d={boxes(6, 6, [
          [57, 51],
          [33, 81],
        ])}
        className="solid"
      />
    </>
  ),
  names: [
    ["Phone", 36, 25],
    ["Test first", 104, 80],
    ["Carrier", 160, 25],
    ["911 address", 87, 116.5],
    ["Alarm, fax", 156, 119],
  ],
  marks: [
    [150, 54],
    [104, 54],
    [48, 114],
    [160, 102],
  ],
};
