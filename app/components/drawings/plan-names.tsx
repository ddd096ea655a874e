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
        ? "*:text-[11px] lg:*:text-[7px]"
        : "*:text-[8px] sm:max-md:*:text-[6px] xl:*:text-[7px] print:*:text-[8px]"
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
