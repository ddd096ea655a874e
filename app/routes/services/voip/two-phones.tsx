import { Chart, Place, percent } from "~/components/drawings/chart";
import { daysOf } from "~/components/drawings/day-strip";

const DAYS = 30;
const RULER = 144;

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
export const TwoPhones = ({ old, next, tried, used, moved, trial, move, titles }: Props) => {
  const at = (day: number) => percent(day - 1, DAYS);
  return (
    <Chart height={RULER + 22}>
      <text y="14">{old}</text>
      <rect y="24" width={at(move)} height="32" className="solid" />
      <rect
        x={at(move)}
        y="24"
        width={percent(DAYS + 1 - move, DAYS)}
        height="32"
        className="area"
        strokeDasharray="6 6"
      />
      <text x={at(move)} y="14">
        {moved}
      </text>
      <text y="105">{next}</text>
      <rect
        x={at(trial)}
        y="84"
        width={percent(move - trial, DAYS)}
        height="32"
        className="area"
        strokeDasharray="6 6"
      />
      <text x={at(trial)} y="76">
        {tried}
      </text>
      <rect
        x={at(move)}
        y="84"
        width={percent(DAYS + 1 - move, DAYS)}
        height="32"
        className="solid"
      />
      <text x={at(move)} y="76">
        {used}
      </text>
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
};
