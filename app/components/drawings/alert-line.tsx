import { Chart, Place } from "./chart";

interface Props {
  /** Who presses. */
  from: string;
  /** Who gets the alert. */
  to: readonly [string, string];
}

const square = <path d="M-6-6H6V6H-6z" className="solid" />;

/** One press as a one-line plan: from the person who presses to the two who come. */
export const AlertLine = ({ from, to }: Props) => (
  <Chart height={112}>
    <text y="42">{from}</text>
    <Place x="6" y={60}>
      <path d="M-6-6H6V6H-6z" className="paper" />
    </Place>
    <line x1="12" x2="40%" y1="60" y2="60" />
    <line x1="40%" x2="40%" y1="28" y2="92" />
    {to.map((name, at) => {
      const y = 28 + 64 * at;
      return (
        <g key={name}>
          <line x1="40%" x2="98%" y1={y} y2={y} />
          <Place x="98%" y={y}>
            {square}
            <text x="6" y="-12" textAnchor="end">
              {name}
            </text>
          </Place>
        </g>
      );
    })}
  </Chart>
);
