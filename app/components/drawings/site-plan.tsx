import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

const BUS = 24;
const FIRST = 72;
const ROW = 56;

interface Props {
  /** Each group's name and how many pages it has. */
  groups: readonly { name: string; count: number }[];
}

/** The site as a plan: one bus, a line for each group, and a square on it for each page. */
export const SitePlan = ({ groups }: Props) => {
  const middle = (row: number) => 40 + row * ROW;
  return (
    <Drawing viewBox={`${BUS - 8} 0 368 ${groups.length * ROW}`} className="w-full">
      <path d={`M${BUS} ${middle(0)}V${middle(groups.length - 1)}`} strokeWidth="6" />
      {groups.map(({ name, count }, row) => {
        const y = middle(row);
        const last = FIRST + (count - 1) * 32;
        return (
          <g key={name}>
            <path d={`M${BUS} ${y}H${last}`} className="thin" />
            <path
              d={boxes(20, 20, lattice([FIRST - 10, y - 10], [32, 0], count))}
              className="paper"
            />
            <path d={`M${BUS - 8} ${y - 8}h16v16h-16z`} className="solid" />
            <text x={FIRST - 10} y={y - 20} className="label">
              {name}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
};
