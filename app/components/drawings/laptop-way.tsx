import type { Plan } from "./category-plans";

/** A laptop between its desks at home and in the office, inside a protection that goes with it; shaped like a category's plan. */
export const laptopWay: Plan = {
  plan: (
    <>
      <path d="M60 58V36H12v72h48V86M132 58V36h48v72h-48V86" className="wall" />
      <path d="M20 60h22v24H20zM150 60h22v24h-22z" className="paper" strokeDasharray="3 4" />
      <path d="M74 42h44l8 8v44l-8 8H74l-8-8V50z" className="area wall" />
      <path d="M80 54h32v26H80z" className="paper" />
      <path d="M74 80h44v8H74z" className="fill-petrol" />
      <path d="M42 72h24M126 72h24" />
      <path d="M122 68h8v8h-8z" className="solid" />
    </>
  ),
  names: [
    ["Home", 36, 30],
    ["Office", 156, 30],
    ["Desk", 31, 54],
    ["Desk", 161, 54],
    ["Protection goes with the laptop", 96, 122],
  ],
  marks: [
    [96, 67],
    [66, 72],
    [150, 72],
    [42, 72],
  ],
};
