import { Chart, Place, percent } from "~/components/drawings/chart";
import { daysOf } from "~/components/drawings/day-strip";

const DAYS = 30;

interface Props {
  old: string;
  next: string;
  either: string;
  trial: number;
  move: number;
  /** Of the steps, each with its days. */
  titles: readonly string[];
}

/** Which phones ring on which day: the old ones, from the trial on the new ones too, and in the last days either (dashed). On a phone, with the day on which each step begins. */
export const TwoPhones = ({ old, next, either, trial, move, titles }: Props) => {
  const at = (day: number) => percent(day - 1, DAYS);
  const last = percent(DAYS + 1 - move, DAYS);
  return (
    <Chart height={186}>
      <text y="14">{old}</text>
      {[25, 93].map((y) => (
        <rect key={y} x={at(move)} y={y} width={last} height="30" strokeDasharray="6 6" />
      ))}
      <rect y="24" width={at(move)} height="32" className="solid" />
      <text x={at(trial)} y="82">
        {next}
      </text>
      <rect x={at(trial)} y="93" width={percent(move - trial, DAYS)} height="30" className="area" />
      <text x="100%" y="144" textAnchor="end">
        {either}
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
