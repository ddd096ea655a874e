import { Chart, Place, percent } from "./chart";

interface Props {
  hours: readonly { name: string; before: number; after: number }[];
  said: string;
  legend: { before: string; after: string };
}

const swatch = "mr-2 inline-block size-3 border-petrol";

const FLOOR = 190;
/** Pixels for a call. */
const CALL = 3;

/** A column for every hour: hollow what went unanswered before, solid what still does. */
export const CallHours = ({ hours, said, legend }: Props) => (
  <>
    <p aria-hidden="true" className="mb-6 text-small text-muted">
      {said}{" "}
      <span className="mx-2 inline-block">
        <span className={`${swatch} border-2`} />
        {legend.before}
      </span>{" "}
      <span className="inline-block">
        <span className={`${swatch} border-6`} />
        {legend.after}
      </span>
    </p>
    <Chart height={FLOOR + 32}>
      {hours.map(({ name, before, after }, at) => (
        <Place key={name} x={percent(at, hours.length)} width={percent(1, hours.length)}>
          <rect
            x="12%"
            y={FLOOR - before * CALL}
            width="76%"
            height={before * CALL}
            className="area"
          />
          <rect
            x="12%"
            y={FLOOR - after * CALL}
            width="76%"
            height={after * CALL}
            className="solid"
          />
          <text x="50%" y={FLOOR - before * CALL - 8} textAnchor="middle">
            {before}
          </text>
          {after < before && (
            <text x="50%" y={FLOOR - after * CALL - 8} textAnchor="middle">
              {after}
            </text>
          )}
          <text x="50%" y={FLOOR + 24} textAnchor="middle" className="unit">
            {name}
          </text>
        </Place>
      ))}
      <line x2="100%" y1={FLOOR + 1} y2={FLOOR + 1} />
    </Chart>
  </>
);
