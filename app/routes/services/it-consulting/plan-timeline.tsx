import { Chart, Place, percent } from "~/components/drawings/chart";

interface Props {
  years: readonly string[];
  /** Laptops a year. */
  level: number;
  draft: string;
  laptops: string;
  reviews: string;
}

const QUARTERS = 12;

/** Three years in quarters: the draft on day 30, the laptops of each year, and a terminal for every review. */
export const PlanTimeline = ({ years, level, draft, laptops, reviews }: Props) => (
  <Chart height={204}>
    {Array.from({ length: QUARTERS + 1 }, (_, quarter) => quarter).map((quarter) => (
      <line
        key={quarter}
        x1={percent(quarter, QUARTERS)}
        x2={percent(quarter, QUARTERS)}
        y1={quarter % 4 === 0 ? 14 : 24}
        y2="34"
        className="thin"
      />
    ))}
    <line x2="100%" y1="24" y2="24" className="thin" />
    {years.map((year, at) => (
      <Place key={year} x={percent(at, 3)} width={percent(1, 3)}>
        <text x="8" y="16">
          Year {at + 1}
        </text>
        <rect y="112" width="100%" height="32" className="area" />
        <text x="50%" y="134" textAnchor="middle" className="label">
          {level}
        </text>
      </Place>
    ))}
    <rect y="44" width={percent(1 / 3, QUARTERS)} height="24" className="solid" />
    <text x={percent(0.5, QUARTERS)} y="61">
      {draft}
    </text>
    <text y="102">{laptops}</text>
    <text y="176">{reviews}</text>
    <line x2="100%" y1="194" y2="194" />
    {Array.from({ length: QUARTERS }, (_, quarter) => quarter + 1).map((quarter) => (
      <Place key={quarter} x={percent(quarter, QUARTERS)} y={194}>
        <path d="M-6-6H6V6H-6z" className="paper" />
      </Place>
    ))}
  </Chart>
);
