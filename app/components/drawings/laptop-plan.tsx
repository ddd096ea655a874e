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
  /** Laptops a year that the plan holds to. */
  level: number;
}

const WIDE = 5;
const STEP = 14;
const FLOOR = 132;

/** The corner of each laptop, from the floor up, five to a row. */
const corners = (x: number, from: number, to: number) =>
  lattice([x, FLOOR - STEP], [STEP, -STEP], WIDE, Math.ceil(to / WIDE)).slice(from, to);

/** One square a laptop, a stack a year; hollow squares are those that change their year. */
const Stacks = ({ years, level }: StacksProps) => (
  <Drawing viewBox="0 0 344 160" className="w-full">
    {years.map(({ name, stay, moved }, at) => {
      const x = 20 + at * 116;
      const rows = Math.ceil(Math.max(stay + moved, level) / WIDE);
      return (
        <g key={name}>
          <path d={boxes(10, 10, corners(x, 0, stay))} className="solid" />
          <path d={boxes(10, 10, corners(x, stay, stay + moved))} className="paper thin" />
          <text x={x + 33} y={FLOOR - rows * STEP - 8} textAnchor="middle" className="label">
            {stay + moved}
          </text>
          <text x={x + 33} y="152" textAnchor="middle" className="label">
            {name}
          </text>
        </g>
      );
    })}
    <path
      d={`M0 ${FLOOR - (level / WIDE) * STEP - 2}h344`}
      className="thin"
      strokeDasharray="6 4"
    />
    <path d={`M0 ${FLOOR}h344`} />
  </Drawing>
);

interface Props {
  level: number;
  /** The years as the laptops age, and as the plan has them. */
  aged: readonly Year[];
  planned: readonly Year[];
  table: { columns: readonly [string, ...string[]] };
}

/** The same laptops twice: in the years in which they come due, and leveled to as many in each year. */
export const LaptopPlan = ({ level, aged, planned, table }: Props) => (
  <div aria-hidden="true" className="grid gap-12 md:grid-cols-2 lg:gap-20">
    {[aged, planned].map((years, at) => (
      <div key={table.columns[at + 1]}>
        <p className="font-semibold">{table.columns[at + 1]}</p>
        <Stacks years={years} level={level} />
      </div>
    ))}
  </div>
);
