import type { ReactNode } from "react";
import { Drawing } from "./drawing";

/** The same office for every kind of test: its wall with a gate, two desks, a portal and the records. */
const OfficePlan = ({ children }: { children: ReactNode }) => (
  <Drawing viewBox="0 5 182 106" className="w-full max-w-80 lg:max-w-none">
    <path d="M48 48V12h132v96H48V72" className="wall" />
    <path d="M60 30h24v12H60zM60 76h24v12H60zM96 76h24v12H96z" className="faint" />
    <path d="M48 48v24" className="faint" strokeDasharray="3 4" />
    <path d="M132 36h36v48h-36z" className="area" />
    <path d="M132 48h36M132 60h36M132 72h36" className="thin" />
    {children}
  </Drawing>
);

const Note = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <text x={x} y={y} textAnchor="middle" className="text-[8px] tracking-normal">
    {children}
  </text>
);

const start = (x: number, y: number) => (
  <path d={`M${x - 5} ${y - 5}h10v10h-10z`} className="solid" />
);

/** Where the tester starts and how far the way in leads, by the name of the test. */
const ways: Record<string, ReactNode> = {
  "External Network": (
    <>
      <path d="M12 24l36 36h84" />
      <path d="M126 54l6 6-6 6z" className="solid" />
      {start(12, 24)}
      <Note x={18} y={14}>
        Tester
      </Note>
      <Note x={150} y={31}>
        Records
      </Note>
    </>
  ),
  "Internal Network": (
    <>
      <path d="M72 82V66l12-12h48" />
      <path d="M126 48l6 6-6 6z" className="solid" />
      {start(72, 82)}
      <Note x={72} y={100}>
        Tester
      </Note>
      <Note x={150} y={31}>
        Records
      </Note>
    </>
  ),
  "Web Application": (
    <>
      <path d="M6 44h24v32H6zM6 52h24" className="paper" />
      <path d="M18 64h42l12-12h36" />
      <path d="M102 46l6 6-6 6z" className="solid" />
      <path d="M108 42h12v20h-12z" className="paper" />
      {start(18, 64)}
      <Note x={18} y={39}>
        Tester
      </Note>
      <Note x={114} y={72}>
        Portal
      </Note>
      <Note x={150} y={31}>
        Records
      </Note>
    </>
  ),
  "Social Engineering": (
    <>
      <path d="M12 78V66h48l12-12V42" />
      <path d="M66 48l6-6 6 6z" className="solid" />
      <path d="M84 36h24l18 18h6" strokeDasharray="2 6" />
      <path d="M126 48l6 6-6 6z" className="solid" />
      <path d="M4 40h28v14H20l-6 6v-6H4z" className="paper thin" />
      {start(12, 78)}
      <Note x={18} y={94}>
        Tester
      </Note>
      <Note x={72} y={26}>
        Staff
      </Note>
      <Note x={150} y={31}>
        Records
      </Note>
    </>
  ),
};

/** One kind of test on the plan that all four share. */
export const TestPlan = ({ name }: { name: string }) => <OfficePlan>{ways[name]}</OfficePlan>;
