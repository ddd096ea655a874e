import type { ReactNode } from "react";
import type { Category } from "~/content/article-facts";
import { boxes, lattice } from "./strokes";

const cabinets = [24, 60, 96] as const;

const keys = [78, 92, 106].flatMap((x) => [72, 86, 100].map((y) => [x, y] as const));

type Point = readonly [x: number, y: number];
type Name = readonly [name: string, x: number, y: number, anchor?: "start"];

/** Eight squares by six, if not lower on its own, and the line that becomes the page's amber run: from one node to the other. */
export interface Plan {
  plan: ReactNode;
  height?: number;
  start?: Point;
  run?: string;
  end?: Point;
  /** What its parts are called, each name from its middle if not from its start. */
  names?: readonly Name[];
  /** Where a planned article's short answers belong, in their order. */
  marks?: readonly Point[];
}

/** A plan for each category. */
export const plans: Record<Category | "Procurement", Plan> = {
  /* A fence with its gate open, the room at the middle, and the way in from a terminal outside. */
  Cybersecurity: {
    plan: (
      <>
        <path d="M60 60V12H176V132H60V84" className="wall" />
        <path d="M84 60V36H156V108H84V84" className="faint" strokeDasharray="3 4" />
        <path d="M108 60h36v24h-36z" className="area" />
        <path d="M102 54h48v36h-48z" className="thin" />
        <path
          d={boxes(10, 10, [
            [55, 7],
            [171, 7],
            [171, 127],
            [55, 127],
            [55, 55],
            [55, 79],
          ])}
          className="solid"
        />
      </>
    ),
    start: [17, 108],
    run: "l36-36h55",
    end: [108, 72],
    names: [
      ["Tester", 29, 125],
      ["Data", 128, 75],
    ],
  },
  /* A desk telephone from above, and its line to the wall. */
  "VoIP Solutions": {
    plan: (
      <>
        <path d="M174 12v90" className="wall" />
        <path
          d={boxes(10, 10, [
            [169, 7],
            [169, 97],
          ])}
          className="solid"
        />
        <path d="M12 24h108v96H12z" className="area" />
        <path d="M24 36h36v24h-8v24h8v24H24V84h8V60h-8z" className="paper" />
        <path d="M34 44h16M34 52h16M34 92h16M34 100h16" className="thin" />
        <path d="M72 36h36v24H72z" className="paper" />
        <path d="M78 44h18M78 52h12" className="thin" />
        {keys.map(([x, y]) => (
          <rect key={`${x}-${y}`} x={x - 4} y={y - 4} width="8" height="8" className="solid" />
        ))}
      </>
    ),
    start: [120, 108],
    run: "h30l24-24",
    end: [174, 84],
  },
  /* A rack in its room, and the copy of it somewhere else. */
  "Cloud Solutions": {
    plan: (
      <>
        <path d="M84 66V60H12v72h72V90" className="wall" />
        <path d="M18 72h24v48H18z" className="area" />
        <path d="M18 84h24M18 96h24M18 108h24" className="thin" />
        <path d="M42 114h10M52 107h28v14H52z" className="paper thin" />
        <path d="M108 12h72v72h-72z" strokeDasharray="5 6" />
        <path d="M144 24h24v48h-24z" className="area" />
        <path d="M144 36h24M144 48h24M144 60h24" className="thin" />
      </>
    ),
    start: [42, 78],
    run: "h42l24-24h36",
    end: [144, 54],
    names: [
      ["Office", 25, 54],
      ["Stays", 69, 116.5],
      ["Cloud", 126, 27],
      ["Moves", 80, 49],
    ],
  },
  /* Stops of a roadmap above its years. */
  "IT Consulting": {
    plan: (
      <>
        <path d="M24 132h144M24 124v16M72 128v8M120 128v8M168 124v16" className="thin" />
        <path d="M24 114v18M72 90v42M120 66v66M168 42v90" className="faint" strokeDasharray="3 4" />
        <path d="M64 76h16v16H64zM112 52h16v16h-16z" className="area" />
        <path
          d={boxes(8, 8, [
            [76, 80],
            [124, 56],
          ])}
          className="solid"
        />
      </>
    ),
    start: [24, 108],
    run: "h24l16-16M80 84h16l16-16M128 60h16l24-24",
    end: [168, 36],
  },
  /* A room of cabinets on one bus, three of them empty, and the desk outside that it serves. */
  "Managed IT Services": {
    plan: (
      <>
        <path d="M144 60V12H12v120h132V84" className="wall" />
        {cabinets.map((x) => (
          <g key={x}>
            <path d={`M${x} 24h24v24h-24z`} className="area" />
            <path d={`M${x} 42h24`} className="thin" />
            <path d={`M${x} 96h24v24h-24z`} className="paper thin" />
            <path d={`M${x} 102h24`} className="thin" />
            <path d={`M${x + 12} 48v48`} />
          </g>
        ))}
        <path d="M36 72h72" strokeWidth="6" />
        <path d={boxes(10, 10, lattice([31, 67], [36, 0], 2))} className="solid" />
        <path d="M156 48h24v48h-24z" className="area" />
        <path d="M174 60v24" className="thin" />
      </>
    ),
    start: [108, 72],
    run: "h48",
    end: [156, 72],
  },
  /* Two deliveries, the bench, and the one truck that leaves. */
  Procurement: {
    plan: (
      <>
        <path d="M60 54V12h84v24M144 60v24M144 108v24H60V90" className="wall" />
        <path d="M90 42h24v60H90z" className="area" />
        <path d="M90 57h24M90 72h24M90 87h24" className="thin" />
        <path d="M150 36h30v24h-30zM150 84h30v24h-30zM12 57h24v30H12z" className="paper" />
        <path d="M162 36v24M162 84v24M20 57v30" className="thin" />
        <path d="M150 48h-18l-12 12h-6M150 96h-18l-12-12h-6" className="thin" />
        <path
          d="M72 24h24v12H72zM108 24h24v12h-24zM72 108h24v12H72zM108 108h24v12h-24z"
          className="faint"
        />
      </>
    ),
    start: [90, 72],
    run: "H36",
    end: [36, 72],
  },
  /* The seller and the buyer, and between them the client's switch, which is open. */
  "Company News": {
    plan: (
      <>
        <path d="M12 36h64v48H12z" className="paper" strokeDasharray="5 6" />
        <path d="M24 50h32M24 60h40M24 70h24" className="thin" />
        <path d="M140 36h40v48h-40z" className="area wall" />
        <path d="M94 60l17-17" data-open="" />
        <path
          d={boxes(8, 8, [
            [90, 56],
            [118, 56],
          ])}
          className="solid"
        />
      </>
    ),
    height: 92,
    start: [76, 60],
    run: "h18M122 60h18",
    end: [140, 60],
    names: [
      ["Agreements", 45, 28],
      ["Consent", 108, 84],
      ["Buyer", 160, 28],
    ],
  },
};
