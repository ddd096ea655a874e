import { Chart, Place } from "./chart";

interface Props {
  /** Who presses. */
  from: string;
  /** Who gets the alert. */
  to: readonly string[];
  /** Where that is, if they come from another floor. */
  floor?: string;
}

const TOP = 28;
const FOOT = 100;
const middle = (TOP + FOOT) / 2;

/** One press as a one-line plan: from the person who presses to everybody who comes, at once. */
export const AlertLine = ({ from, to, floor }: Props) => {
  const rows = to.map((_, at) => TOP + ((FOOT - TOP) * at) / (to.length - 1));
  return (
    <Chart height={120}>
      <text y={middle - 12}>{from}</text>
      <text y={middle + 24}>{floor}</text>
      <line x1="12" x2="36%" y1={middle} y2={middle} />
      <line x1="36%" x2="36%" y1={TOP} y2={FOOT} />
      <Place x="6" y={middle}>
        <path d="M-6-6H6V6H-6z" className="paper" />
      </Place>
      {rows.map((y, at) => (
        <g key={y}>
          <line x1="36%" x2="98%" y1={y} y2={y} />
          <Place x="98%" y={y}>
            <path d="M-6-6H6V6H-6z" className="solid" />
            <text x="6" y="-12" textAnchor="end">
              {to[at]}
            </text>
          </Place>
        </g>
      ))}
    </Chart>
  );
};
