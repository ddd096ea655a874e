import { Drawing } from "./drawing";
import { boxes } from "./strokes";

/** Where each part's number stands, in the order of the table's rows. */
const keys = [
  [53, 67],
  [139, 67],
  [225, 67],
  [311, 67],
  [456, 67],
  [35, 166],
  [554, 140],
] as const;

/** A laptop's base without its cover, and beside it the display as you see it, with the OS as a window. */
export const MachinePlan = ({ label }: { label: string }) => (
  <Drawing viewBox="0 0 640 214" className="w-full" label={label}>
    {/* Base, display, window */}
    <path d="M2 2h360v210H2zM404 18h234v178H404z" className="paper wall" />
    <path d="M416 30h210v154H416z" className="area" />
    <path d="M500 96h108v72H500zM500 112h108" className="paper" />

    {/* CPU, RAM, storage and graphics, the network jack in the edge, the battery */}
    <path
      d={`${boxes(66, 74, [
        [20, 30],
        [106, 30],
        [192, 30],
        [278, 30],
      ])}M2 140h66v52H2z`}
      className="area"
    />
    <path d="M106 146h238v46H106z" />

    {/* Between the parts, and from the graphics to the display */}
    <path
      d="M86 58h20M86 67h20M86 76h20M35 140v-18h276v-18M53 104v18M225 104v42M344 58h60M344 67h60M344 76h60"
      className="thin"
    />

    {keys.map(([x, y], at) => (
      <g key={`${x}-${y}`}>
        <rect x={x - 17} y={y - 17} width="34" height="34" className="paper" />
        <text x={x} y={y + 9} textAnchor="middle" className="key text-[26px]">
          {at + 1}
        </text>
      </g>
    ))}
    <text x="225" y="177" textAnchor="middle" className="key text-[24px]">
      Battery
    </text>
  </Drawing>
);
