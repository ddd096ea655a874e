import { Chart, Place, percent } from "./chart";

/** Ticks of a ruler: days of a month, minutes of half an hour. */
const LENGTH = 30;

interface Props {
  /** Where each part begins. */
  nodes: readonly number[];
  unit: "days" | "min";
}

/** The first days of a month are counted, minutes pass: a part after ten days begins on day 11. */
const nameOf = (node: number, unit: Props["unit"]) => {
  if (unit === "min") return node;
  return node === 0 ? "Day 1" : node + 1;
};

/** A ruler, as long as what it stands in is wide: a square on the tick where each part begins, and a terminal on the last one. Its first and its last square reach half a rem further. */
export const Ruler = ({ nodes, unit }: Props) => (
  <Chart height={62}>
    {Array.from({ length: LENGTH + 1 }, (_, tick) => tick).map((tick) => (
      <line
        key={tick}
        x1={percent(tick, LENGTH)}
        x2={percent(tick, LENGTH)}
        y1="22"
        y2="11"
        className="thin"
      />
    ))}
    <line x2="100%" y1="22" y2="22" className="wall" />
    {nodes.map((node) => (
      <Place key={node} x={percent(node, LENGTH)} y={22}>
        <path d="M-7-7H7V7H-7z" className="paper" />
        <text x="-8" y="30" className="unit">
          {nameOf(node, unit)}
        </text>
      </Place>
    ))}
    <Place x="100%" y={22}>
      <path d="M-8-8H8V8H-8z" className="solid" />
      <text x="8" y="30" textAnchor="end" className="unit">
        {unit === "days" ? LENGTH : `${LENGTH} ${unit}`}
      </text>
    </Place>
  </Chart>
);
