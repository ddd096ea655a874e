import { Chart, Place, percent } from "~/components/drawings/chart";
import { daysOf } from "~/components/drawings/day-strip";

const DAYS = 30;

interface Props {
  old: string;
  next: string;
  moved: string;
  trial: number;
  move: number;
  /** Of the steps, each with its days. */
  titles: readonly string[];
}

/** Which phones ring on which day: the old ones, and the new ones once the numbers have moved, on one of the last days; dashed while they are on trial. On a phone, with the day on which each step begins. */
export const TwoPhones = ({ old, next, moved, trial, move, titles }: Props) => {
  const at = (day: number) => percent(day - 1, DAYS);
  const handOver = (move + DAYS + 1) / 2;
  return (
    <Chart height={186}>
      <text y="14">{old}</text>
      <rect y="24" width={at(handOver)} height="32" className="solid" />
      <text x={at(handOver)} dx="-8" y="82" textAnchor="end">
        {next}
      </text>
      <rect
        x={at(trial)}
        y="93"
        width={percent(handOver - trial, DAYS)}
        height="30"
        className="area"
        strokeDasharray="6 6"
      />
      <rect
        x={at(handOver)}
        y="92"
        width={percent(DAYS + 1 - handOver, DAYS)}
        height="32"
        className="solid"
      />
      <line x1={at(handOver)} x2={at(handOver)} y1="24" y2="164" />
      <text x={at(handOver)} dx="-8" y="148" textAnchor="end">
        {moved}
      </text>
      <line x1="0%" x2="100%" y1="164" y2="164" />
      {titles.map((title) => (
        <Place key={title} x={at(daysOf(title)?.first ?? 1)} y={164}>
          <path d="M0 0V-8" />
          <text y="18" className="unit lg:hidden">
            {daysOf(title)?.first}
          </text>
        </Place>
      ))}
      <Place x="100%" y={164}>
        <path d="M0 0V-8" />
        <text y="18" textAnchor="end" className="unit lg:hidden">
          {DAYS}
        </text>
      </Place>
    </Chart>
  );
};
