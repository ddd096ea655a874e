import clsx from "clsx";
import type { SumTableContent } from "~/content/types";
import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

/** One year's laptops: those that keep their year, and those that the plan moves. */
interface Year {
  name: string;
  stay: number;
  moved: number;
}

interface StacksProps {
  years: readonly Year[];
  /** What each year costs. */
  costs: readonly string[];
  /** Laptops a year that the plan holds to. */
  level: number;
  /** Those that change their year have come, and are not about to leave. */
  arrive: boolean;
}

/** As many as the plan buys are three full rows. */
const WIDE = 5;
const STEP = 14;
const FLOOR = 132;

/** The corner of each laptop, from the floor up. */
const corners = (x: number, from: number, to: number) =>
  lattice([x, FLOOR - STEP], [STEP, -STEP], WIDE, Math.ceil(to / WIDE)).slice(from, to);

/** Over the tallest stack, for its number, and from one year to the next. */
const HEAD = 24;
const YEAR = 84;

/** About 15 px on every screen, as wide as its column is there. */
const label = "label svg-text-11 lg:svg-text-9.25 xl:svg-text-7.5";
/** The argument: as large as a headline in a list. */
const money = "title svg-text-16 lg:svg-text-14 xl:svg-text-12";

/** One square a laptop, a stack a year under its number; those that change their year come last in it. */
const Stacks = ({ years, costs, level, arrive }: StacksProps) => {
  const most = Math.max(...years.map(({ stay, moved }) => stay + moved));
  const high = Math.ceil(most / WIDE) * STEP + HEAD;
  const line = FLOOR - (level / WIDE) * STEP - 2;
  return (
    <Drawing
      viewBox={`0 ${FLOOR - high} 252 ${high + 44}`}
      className="w-full max-w-84 lg:max-w-none"
    >
      {years.map(({ name, stay, moved }, at) => {
        const x = 6 + at * YEAR;
        return (
          <g key={name}>
            <path d={boxes(10, 10, corners(x, 0, stay))} className="solid" />
            <path
              d={boxes(10, 10, corners(x, stay, stay + moved))}
              className={arrive ? "area" : "paper"}
              strokeDasharray={arrive ? undefined : "4 4"}
            />
            <text
              x={x - 1}
              y={FLOOR - Math.ceil((stay + moved) / WIDE) * STEP - 6}
              className={label}
            >
              {stay + moved}
            </text>
            <text x={x} y={FLOOR + 16} className={label}>
              {name}
            </text>
            <text
              x={x}
              y={FLOOR + 37}
              className={clsx(money, stay + moved < most && "font-normal fill-muted")}
            >
              {costs[at]}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${line}h252`} className="thin" strokeDasharray="6 4" />
      <path d={`M0 ${FLOOR}h252`} />
    </Drawing>
  );
};

interface Props {
  level: number;
  /** The years as the laptops age, and as the plan has them. */
  aged: readonly Year[];
  planned: readonly Year[];
  table: SumTableContent;
}

/** The same laptops twice: in the years in which they come due, and leveled to as many in each year, with what that costs. */
export const LaptopPlan = ({ level, aged, planned, table }: Props) => (
  <div aria-hidden="true" className="enlarged grid gap-8 md:grid-cols-2 md:gap-12 lg:gap-20">
    {[aged, planned].map((years, at) => (
      <div key={table.columns[at + 1]} className="flex flex-col justify-between">
        <p className="mb-2 font-head font-bold">{table.columns[at + 1]}</p>
        <Stacks
          years={years}
          costs={table.rows.map((row) => row[at + 3] ?? "")}
          level={level}
          arrive={at > 0}
        />
      </div>
    ))}
  </div>
);
