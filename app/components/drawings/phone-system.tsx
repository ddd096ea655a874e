import type { ReactNode } from "react";
import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

/** Where the system of each kind stands, how wide your building is around it or without it, and what the line leads to. */
const plans = {
  cloud: {
    building: 132,
    rack: 258,
    outside: "Data center",
    at: "M242 10h72l24 24v40l-24 24h-72l-24-24V34z",
  },
  hardware: { building: 232, rack: 176, outside: "Carrier", at: "M298 62h40v32h-40z" },
} as const;

const Small = ({ left, right, children }: { left: string; right: string; children: ReactNode }) => (
  <Drawing viewBox="0 0 340 132" className="mb-4 w-full max-w-[24rem] print:hidden">
    {children}
    <text x="1" y="124" className="label">
      {left}
    </text>
    <text x="339" y="124" textAnchor="end" className="label">
      {right}
    </text>
  </Drawing>
);

/** Three phones on one line: to a system in a data center, or to one in the building, which calls out. */
export const PhoneSystem = ({ system }: { system: keyof typeof plans }) => {
  const { building, rack, outside, at } = plans[system];
  return (
    <Small left="Your building" right={outside}>
      <path d={`M2 10h${building}v88H2z`} className="wall paper" />
      <path d={at} className="area" />
      <path d="M32 46v32M70 46v32M108 46v32M32 78h266" />
      <path d={boxes(24, 24, lattice([20, 22], [38, 0], 3))} className="area" />
      <path d={`M${rack} 22h40v64h-40z`} className="paper" />
      <path d={`M${rack} 38h40M${rack} 54h40M${rack} 70h40`} className="thin" />
    </Small>
  );
};

/** A button under a counter, and the two coworkers whom it tells. */
export const SilentAlert = () => (
  <Small left="One press" right="Two coworkers">
    <path d="M2 10h336v88H2z" className="wall paper" />
    <path d="M40 54h126M294 34H166v40h128" />
    <path d="M20 34h40v40H20z" className="area" />
    <path d="M34 48h12v12H34zM282 22h24v24h-24zM282 62h24v24h-24z" className="solid" />
  </Small>
);
