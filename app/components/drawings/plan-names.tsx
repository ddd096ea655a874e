import type { Plan } from "./category-plans";

interface Props {
  names: Plan["names"];
  /** Drawn small but from 1024 px. */
  small?: boolean;
}

/** What the parts of a plan are called. */
export const PlanNames = ({ names = [], small = false }: Props) => (
  <g
    className={
      small
        ? "*:svg-text-11 lg:*:svg-text-7"
        : "*:svg-text-8 sm:max-md:*:svg-text-6 xl:*:svg-text-7 print:*:svg-text-8"
    }
  >
    {names.map(([name, x, y, anchor]) => (
      <text
        key={`${x}-${y}`}
        x={x}
        y={y}
        textAnchor={anchor ?? "middle"}
        className="tracking-normal"
      >
        {name}
      </text>
    ))}
  </g>
);
