import type { Plan } from "./category-plans";
import { boxes, lattice } from "./strokes";

/** From the carrier's pole an internet line through a test to a desk telephone, the address it needs for 911, and the old lines that stay on the pole; shaped like a category's plan. */
export const phoneLine: Plan = {
  plan: (
    <>
      <path d="M132 32h48v52h-48z" className="area" />
      <path d="M137 38h13v12h-4v16h4v12h-13V66h4V50h-4zM156 38h18v10h-18z" className="paper thin" />
      <path d={boxes(4, 4, lattice([156, 54], [7, 8], 3, 3))} className="solid" />
      <path d="M22 54h53M101 54h31M18 42h28M156 84v15h-36M32 124h76" />
      <path d="M32 32v92" strokeWidth="4" />
      <path d="M82.5 41h11l7.5 7.5v11l-7.5 7.5h-11L75 59.5v-11z" className="paper" />
      <path d="M54 88h66v22H54zM108 114h72v20h-72z" className="paper" />
      <path
        d={boxes(4, 6, [
          [43, 36],
          [17, 36],
          [21, 48],
        ])}
        className="solid"
      />
      <path
        d={boxes(6, 6, [
          [129, 51],
          [153, 81],
        ])}
        className="solid"
      />
    </>
  ),
  names: [
    ["Carrier", 32, 25],
    ["Test first", 88, 80],
    ["Phone", 156, 25],
    ["911 address", 90, 101.5],
    ["Alarm, fax", 147, 126.5],
  ],
  marks: [
    [42, 54],
    [88, 54],
    [54, 99],
    [108, 124],
  ],
};
