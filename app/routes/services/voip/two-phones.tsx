import clsx from "clsx";
import { Chart, Place, percent } from "~/components/drawings/chart";
import { daysOf } from "~/components/drawings/day-strip";

const DAYS = 30;
const RULER = 144;
/** The day after the last. */
const END = DAYS + 1;

const at = (day: number) => percent(day - 1, DAYS);

interface BarProps {
  /** What its phones do then, said in it. */
  state?: string;
  /** On a phone there is no room for it in the bar. */
  long?: boolean;
  top: number;
  /** Its first day, and the day after its last. */
  from: number;
  to: number;
  /** Filled where its phones ring, and dashed where the numbers may move on any day. */
  look: "solid" | "area" | "open";
}

/** A stretch of days. */
const Bar = ({ state, long, top, from, to, look }: BarProps) => (
  <Place x={at(from)} y={top} width={percent(to - from, DAYS)}>
    <rect
      width="100%"
      height="32"
      className={look === "solid" ? "solid" : "area"}
      strokeDasharray={look === "open" ? "6 6" : undefined}
    />
    {state && (
      <text
        x="10"
        y="21"
        className={clsx(long && "max-sm:hidden", look === "solid" && "fill-white")}
      >
        {state}
      </text>
    )}
  </Place>
);

interface Props {
  old: string;
  next: string;
  tried: string;
  move: string;
  until: string;
  after: string;
  days: { trial: number; move: number };
  /** Of the steps, each with its days. */
  titles: readonly string[];
}

/** Which phones ring on which day: the old ones until the numbers move, the new ones on trial and from the move on. Where the steps are not below it, with the day on which each begins. */
export const TwoPhones = ({ old, next, tried, move, until, after, days, titles }: Props) => (
  <Chart height={RULER + 22}>
    <text y="15">{old}</text>
    <text x="100%" y="15" textAnchor="end" className="sm:hidden">
      {move}
    </text>
    <Bar top={24} from={1} to={days.move} look="solid" />
    <Bar state={until} top={24} from={days.move} to={END} look="open" long />
    <text x={at(days.trial)} y="75">
      {next}
    </text>
    <Bar state={tried} top={84} from={days.trial} to={days.move} look="area" />
    <Bar state={after} top={84} from={days.move} to={END} look="open" long />
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
