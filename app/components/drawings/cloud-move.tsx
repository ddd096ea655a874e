import type { Plan } from "./category-plans";

/** A rack and a machine that stays, in their office, the way to the cloud and the way back; shaped like a category's plan. */
export const cloudMove: Plan = {
  plan: (
    <>
      <path d="M90 66V24H12v108h78v-4M90 86v26" className="wall" />
      <path d="M24 36h24v64H24z" className="area" />
      <path d="M24 52h24M24 68h24M24 84h24" className="thin" />
      <path d="M48 55h8M56 46h28v18H56z" className="paper thin" />
      <path d="M124 24h56v72h-56z" strokeDasharray="5 6" />
      <path d="M146 36h24v52h-24z" className="area" />
      <path d="M146 49h24M146 62h24M146 75h24" className="thin" />
      <path d="M48 76h98" />
      <path d="M158 88v24l-8 8H48l-12-12v-8" className="thin" strokeDasharray="3 4" />
    </>
  ),
  names: [
    ["Office", 51, 17],
    ["Stays", 70, 61],
    ["Moves", 107, 65],
    ["Cloud", 152, 17],
    ["Roll back", 138, 135],
  ],
  marks: [
    [36, 36],
    [70, 46],
    [107, 76],
    [138, 120],
  ],
};
