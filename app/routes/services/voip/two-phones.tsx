import { Chart, Place, percent } from "~/components/drawings/chart";
import { daysOf } from "~/components/drawings/day-strip";

const DAYS = 30;
const RULER = 144;
/** The day after the last. */
const END = DAYS + 1;

const at = (day: number) => percent(day - 1, DAYS);

interface BarProps {
  name: string;
  top: number;
  /** Its first day, and the day after its last. */
  from: number;
  to: number;
  /** Dashed where it may end on any of its days. */
  open?: boolean;
}

/** A stretch of days under its name. */
const Bar = ({ name, top, from, to, open }: BarProps) => (
  <>
    <text x={at(from)} y={top - 9}>
      {name}
    </text>
    <rect
      x={at(from)}
      y={top}
      width={percent(to - from, DAYS)}
      height="32"
      className={open ? "area" : "solid"}
      strokeDasharray={open ? "6 6" : undefined}
    />
  </>
);

interface Props {
  old: string;
  next: string;
  tried: string;
  used: string;
  moved: string;
  trial: number;
  move: number;
  /** Of the steps, each with its days. */
  titles: readonly string[];
}

/** Which phones ring on which day: the old ones until the numbers move, the new ones on trial and then in service. Where the steps are not below it, with the day on which each begins. */
export const TwoPhones = ({ old, next, tried, used, moved, trial, move, titles }: Props) => (
  <Chart height={RULER + 22}>
    <text y="105">{next}</text>
    <Bar name={old} top={24} from={1} to={move} />
    <Bar name={moved} top={24} from={move} to={END} open />
    <Bar name={tried} top={84} from={trial} to={move} open />
    <Bar name={used} top={84} from={move} to={END} />
    <line x1="0%" x2="100%" y1={RULER} y2={RULER} />
    {titles.map((title, step) => (
      <Place key={title} x={at(daysOf(title)?.first ?? 1)} y={RULER}>
        <path d="M0 0V-8" />
        <text y="18" className="unit lg:hidden">
          {step === 0 ? "Day 1" : daysOf(title)?.first}
        </text>
      </Place>
    ))}
    <Place x="100%" y={RULER}>
      <path d="M0 0V-8" />
      <text y="18" textAnchor="end" className="unit lg:hidden">
        {DAYS}
      </text>
    </Place>
  </Chart>
);
