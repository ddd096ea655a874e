import type { ReactNode } from "react";
import type { Category } from "~/content/article-facts";
import { Drawing } from "./drawing";
import { laptopWay } from "./laptop-way";

const racks = [24, 60, 96] as const;

const keys = [102, 116, 130].flatMap((x) => [72, 86, 100].map((y) => [x, y] as const));

/** Eight squares by six, and the line that becomes the page's amber run. */
interface Plan {
  plan: ReactNode;
  run: string;
  end: readonly [number, number];
}

/** Articles with a plan of their own, by the names of their files. */
const ownPlans: Readonly<Record<string, Plan | undefined>> = {
  "cybersecurity-remote-teams": laptopWay,
};

/** A plan for each category. */
const plans: Record<Category | "Procurement", Plan> = {
  /* A fence with its gate open, and the room at the middle. */
  Cybersecurity: {
    plan: (
      <>
        <path d="M48 60V24H168V120H48V84" className="wall" />
        <path d="M72 60V48H144V96H72V84" className="faint" strokeDasharray="3 4" />
        <path d="M48 60 31 43M48 84 31 101" />
        <rect x="96" y="60" width="36" height="24" className="area" />
        <path d="M96 60v-6h42v36H96v-6" className="thin" />
        <path
          d="M43 19h10v10H43zM163 19h10v10h-10zM163 115h10v10h-10zM43 115h10v10H43z"
          className="solid"
        />
      </>
    ),
    run: "M0 108h12l36-36h66",
    end: [114, 72],
  },
  /* A desk telephone from above, and its line to the wall. */
  "VoIP Solutions": {
    plan: (
      <>
        <path d="M182 12v120" className="wall" />
        <path d="M177 50h3v20h-3z" className="solid" />
        <path d="M36 24h108v96H36z" className="area" />
        <path d="M48 36h36v24h-8v24h8v24H48V84h8V60h-8z" className="paper" />
        <path d="M58 44h16M58 52h16M58 92h16M58 100h16" className="thin" />
        <path d="M96 36h36v24H96z" className="paper" />
        <path d="M102 44h18M102 52h12" className="thin" />
        {keys.map(([x, y]) => (
          <rect key={`${x}-${y}`} x={x - 4} y={y - 4} width="8" height="8" className="solid" />
        ))}
      </>
    ),
    run: "M145 108h5l23-23v-25",
    end: [173, 60],
  },
  /* A rack in its room, and the copy of it somewhere else. */
  "Cloud Solutions": {
    plan: (
      <>
        <path d="M84 66V60H12v72h72V90" className="wall" />
        <path d="M24 72h24v48H24z" className="area" />
        <path d="M24 84h24M24 96h24M24 108h24" className="thin" />
        <path d="M60 108h12v12H60z" className="faint" />
        <path d="M108 12h72v72h-72z" strokeDasharray="5 6" />
        <path d="M144 24h24v48h-24z" className="area" />
        <path d="M144 36h24M144 48h24M144 60h24" className="thin" />
        <path d="M120 24h12v12h-12z" className="faint" />
      </>
    ),
    run: "M48 102h12l54-54h30",
    end: [144, 48],
  },
  /* Stops of a roadmap above its years. */
  "IT Consulting": {
    plan: (
      <>
        <path
          d="M12 132h168M12 124v16M24 128v8M78 128v8M132 128v8M168 128v8M180 124v16"
          className="thin"
        />
        <path d="M24 114v18M78 90v42M132 66v66M168 42v90" className="faint" strokeDasharray="3 4" />
        <path d="M24 108h12l24-24h36l24-24h12" />
        <path d="M18 102h12v12H18z" className="solid" />
        <path d="M70 76h16v16H70z" className="area" />
        <path d="M124 52h16v16h-16z" className="area" />
        <path d="M12 24h48M12 36h36M12 48h24" className="faint" />
      </>
    ),
    run: "M140 60h4l24-24",
    end: [168, 36],
  },
  /* Racks on one bus, and the desk that watches it. */
  "Managed IT Services": {
    plan: (
      <>
        {racks.map((x) => (
          <g key={x}>
            <path d={`M${x} 12h24v48h-24z`} className="area" />
            <path d={`M${x} 24h24M${x} 36h24M${x} 48h24M${x + 12} 60v12`} className="thin" />
            <path d={`M${x} 96h24v36h-24z`} className="faint" />
            <path d={`M${x} 108h24M${x} 120h24M${x + 12} 84v12`} className="faint" />
          </g>
        ))}
        <path d="M12 78h108" strokeWidth="6" />
        <path d="M144 90h36v30h-36z" className="paper" />
        <path d="M162 120v12M150 132h24M152 104h20v10h-20z" className="thin" />
        <path d="M144 12h36v36h-36zM144 24h36" className="faint" />
      </>
    ),
    run: "M120 78h18l12 12",
    end: [150, 90],
  },
  /* Two deliveries, the bench, and the one truck that leaves. */
  Procurement: {
    plan: (
      <>
        <path d="M60 54V12h84v24M144 60v24M144 108v24H60V90" className="wall" />
        <path d="M90 42h24v60H90z" className="area" />
        <path d="M90 57h24M90 72h24M90 87h24" className="thin" />
        <path d="M150 36h36v24h-36zM150 84h36v24h-36zM6 57h30v30H6z" className="paper" />
        <path d="M162 36v24M162 84v24M14 57v30" className="thin" />
        <path d="M150 48h-18l-12 12h-6M150 96h-18l-12-12h-6" className="thin" />
        <path
          d="M72 24h24v12H72zM108 24h24v12h-24zM72 108h24v12H72zM108 108h24v12h-24z"
          className="faint"
        />
      </>
    ),
    run: "M90 72H36",
    end: [36, 72],
  },
  /* Two offices, and the wall between them taken down. */
  "Company News": {
    plan: (
      <>
        <path d="M12 24h84v36M96 96v24H12V24" className="wall" />
        <path d="M96 24h84v36M180 96v24H96" className="wall" />
        <path d="M16 28h76v88H16z" className="area" stroke="none" />
        <path d="M96 60v36" className="faint" strokeDasharray="3 4" />
        <path
          d="M24 36h24v12H24zM60 36h24v12H60zM24 96h24v12H24zM60 96h24v12H60zM108 36h24v12h-24zM144 36h24v12h-24zM108 96h24v12h-24zM144 96h24v12h-24z"
          className="thin"
        />
        <path d="M180 60 190 50" className="faint" />
      </>
    ),
    run: "M36 48v12l12 12h132",
    end: [180, 72],
  },
};

interface Props {
  category: Category | "Procurement";
  /** The article it stands over, which may have a drawing of its own. */
  article?: string;
  /** Draws the line in amber; once a page. */
  run?: boolean;
}

export function CategoryDrawing({ category, article = "", run = false }: Props) {
  const { plan, run: line, end } = ownPlans[article] ?? plans[category];
  return (
    <Drawing viewBox="0 0 192 144" className="w-full">
      {plan}
      {run ? (
        <>
          <path d={line} className="run" />
          <rect x={end[0] - 6} y={end[1] - 6} width="12" height="12" className="end" />
        </>
      ) : (
        <>
          <path d={line} />
          <rect x={end[0] - 4} y={end[1] - 4} width="8" height="8" className="solid" />
        </>
      )}
    </Drawing>
  );
}
