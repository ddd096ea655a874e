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

/** Height of the drawing above its floor: five rows of squares, or the level and its name. */
const HIGH = 76;

/** About 15 px on every screen, as wide as its column is there. */
const label = "label lg:text-[12px] xl:text-[9.5px]";

/** One square a laptop, a stack a year with its number beside it; hollow squares are those that change their year. */
const Stacks = ({ years, level }: StacksProps) => {
  const line = FLOOR - (level / WIDE) * STEP - 2;
  return (
    <Drawing
      viewBox={`0 ${FLOOR - HIGH} 344 ${HIGH + 28}`}
      className="w-full max-w-[26rem] lg:max-w-none"
    >
      {years.map(({ name, stay, moved }, at) => {
        const x = 12 + at * 116;
        return (
          <g key={name}>
            <path d={boxes(10, 10, corners(x, 0, stay))} className="solid" />
            <path d={boxes(10, 10, corners(x, stay, stay + moved))} className="paper thin" />
            <text x={x + 72} y={FLOOR - 4} className={label}>
              {stay + moved}
            </text>
            <text x={x} y="150" className={label}>
              {name}
            </text>
          </g>
        );
      })}
      <text y={line - 6} className={label}>
        {level} a year
      </text>
      <path d={`M0 ${line}h344`} className="thin" strokeDasharray="6 4" />
      <path d={`M0 ${FLOOR}h344`} />
    </Drawing>
  );
};

interface Props {
  level: number;
  /** The years as the laptops age, and as the plan has them. */
  aged: readonly Year[];
  planned: readonly Year[];
  table: { columns: readonly [string, ...string[]] };
}

/** The same laptops twice: in the years in which they come due, and leveled to as many in each year. */
export const LaptopPlan = ({ level, aged, planned, table }: Props) => (
  <div aria-hidden="true" className="grid gap-8 md:grid-cols-2 md:gap-12 lg:gap-20">
    {[aged, planned].map((years, at) => (
      <div key={table.columns[at + 1]}>
        <p className="mb-2 font-semibold">{table.columns[at + 1]}</p>
        <Stacks years={years} level={level} />
      </div>
    ))}
  </div>
);
