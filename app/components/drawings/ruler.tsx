import { Chart, Place, percent } from "./chart";

/** Ticks of a ruler: days of a month, minutes of half an hour. */
const LENGTH = 30;

/** A ruler across its column, less half a node at each end: a node with its number where each part begins, and a terminal at the end. `unit` is said at the end: "days". */
export const Ruler = ({ nodes, unit }: { nodes: readonly number[]; unit: string }) => (
  <div className="mx-2">
    <Chart height={70}>
      {Array.from({ length: LENGTH + 1 }, (_, tick) => tick).map((tick) => (
        <line
          key={tick}
          x1={percent(tick, LENGTH)}
          x2={percent(tick, LENGTH)}
          y1="22"
          y2={tick % 5 === 0 ? 0 : 11}
          className="thin"
        />
      ))}
      <line x2="100%" y1="22" y2="22" className="wall" />
      {nodes.map((node) => (
        <Place key={node} x={percent(node, LENGTH)} y={22}>
          <path d="M-8-8H8V8H-8z" className="paper" />
        </Place>
      ))}
      {[...nodes, LENGTH].map((tick) => (
        <text
          key={tick}
          x={percent(tick, LENGTH)}
          y="54"
          dx={tick === LENGTH ? 8 : 0}
          textAnchor={tick === LENGTH ? "end" : "middle"}
          className="unit"
        >
          {tick === LENGTH ? `${tick} ${unit}` : tick}
        </text>
      ))}
      <Place x="100%" y={22}>
        <path d="M-7-7H7V7H-7z" className="solid" />
      </Place>
    </Chart>
  </div>
);
