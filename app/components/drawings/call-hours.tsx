import { Chart, Place, percent } from "./chart";

interface Props {
  hours: readonly { name: string; before: number; after: number }[];
  said: string;
  legend: { gone: string; left: string };
  /** Hours under one rule: the first, how many, and what the rule did. */
  rules: readonly { from: number; span: number; name: string; change: string }[];
}

const swatch = "mr-2 inline-block h-3 border-petrol";

const FLOOR = 216;
/** Pixels for a call. */
const CALL = 3;

/** A column for every hour: solid what is still missed, and on it, dashed, what no longer is. */
export const CallHours = ({ hours, said, legend, rules }: Props) => (
  <>
    <p aria-hidden="true" className="mb-4 text-small text-muted">
      {said}{" "}
      <span className="mx-2 inline-block">
        <span className={`${swatch} w-3 border-6`} />
        {legend.left}
      </span>{" "}
      <span className="inline-block">
        <span className={`${swatch} w-5 border-2 border-dashed`} />
        {legend.gone}
      </span>
    </p>
    <Chart height={FLOOR + 32}>
      {hours.map(({ name, before, after }, at) => (
        <Place key={name} x={percent(at, hours.length)} width={percent(1, hours.length)}>
          {after < before && (
            <rect
              x="12%"
              y={FLOOR - before * CALL}
              width="76%"
              height={(before - after) * CALL}
              strokeDasharray="5 4"
            />
          )}
          <rect
            x="12%"
            y={FLOOR - after * CALL}
            width="76%"
            height={after * CALL}
            className="solid"
          />
          <text x="50%" y={FLOOR - after * CALL - 8} textAnchor="middle">
            {after}
          </text>
          <text x="50%" y={FLOOR + 24} textAnchor="middle" className="unit">
            {name}
          </text>
        </Place>
      ))}
      {rules.map(({ from, span, name, change }) => {
        const most = Math.max(...hours.slice(from, from + span).map(({ before }) => before));
        return (
          <Place
            key={name}
            x={percent(from, hours.length)}
            y={FLOOR - most * CALL}
            width={percent(span, hours.length)}
          >
            <text x="50%" textAnchor="middle" y="-38">
              {name}
            </text>
            <text x="50%" textAnchor="middle" y="-14" className="title svg-text-18 sm:svg-text-22">
              {change}
            </text>
          </Place>
        );
      })}
      <line x2="100%" y1={FLOOR + 1} y2={FLOOR + 1} />
    </Chart>
  </>
);
