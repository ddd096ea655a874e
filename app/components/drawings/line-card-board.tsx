import { partners } from "~/config/partners";
import { lineLabel } from "~/lib/line-label";
import { Drawing } from "./drawing";
import { RunEnd } from "./strokes";

/** The place of a line between the first and the last, as far as the board has room. */
const count = Math.min(partners.length, 18);
const along = (at: number, first: number, last: number) =>
  first + Math.round((at * (last - first)) / Math.max(count - 1, 1));

const lines = Array.from({ length: count }, (_, at) => ({
  at,
  /** Where the line enters the board, where it enters the concentrator, and its tooth of the connector. */
  y: along(at, 66, 474),
  pin: along(at, 198, 342),
  tooth: along(at, 132, 420),
}));

type BoardLine = (typeof lines)[number];

/** One path of what each line has. */
const each = (part: (line: BoardLine) => string) => lines.map(part).join("");

const coil = ({ y }: BoardLine) => `M576 ${y - 12}h48v24h-48z`;
const port = ({ y }: BoardLine) => `M666 ${y - 6}h12v12h-12z`;
const tail = ({ y }: BoardLine) => `M684 ${y}h58`;

/** From its port, past its parts, and slanting into the concentrator. */
const trace = ({ y, pin }: BoardLine) => {
  const rise = pin - y;
  return `M672 ${y}H${360 + Math.abs(rise)}l${-Math.abs(rise)} ${rise}H336`;
};

/**
 * A line card, the circuit board that ends the lines of a telephone exchange, in plan view: a
 * line in for each brand, one concentrator. The amber run is the one order that leaves it.
 */
export const LineCardBoard = () => (
  <Drawing viewBox="0 0 744 600">
    {/* Board, edge connector, levers */}
    <path d="M742 36H192l-24 24v420l24 24h550z" className="wall" />
    <rect x="144" y="126" width="24" height="312" className="paper" />
    <path d={lines.map(({ tooth }) => `M148 ${tooth}h16v12h-16z`).join("")} className="solid" />
    <path d="M192 36l-20-20h-28v20l24 24M192 504l-24 24h-24v-24l24-24" />
    <path
      d="M204 72h12v12h-12zM204 462h12v12h-12zM210 66v24M198 78h24M210 456v24M198 468h24"
      className="thin"
    />

    {/* Lines, their parts and their ports; on a phone only what is large enough there */}
    <path d={each(trace)} className="thin" />
    <path
      d={each(({ y }) => `M516 ${y - 6}h36v12h-36zM660 ${y - 12}h24v24h-24z`)}
      className="paper"
    />
    <path d={each(port)} className="solid" />
    <g className="max-sm:hidden">
      <path d={each(coil)} className="area" />
      <path d={each(({ y }) => `M522 ${y}h24M588 ${y - 12}v24l24-24v24`)} className="thin" />
      <path d={each(tail)} />
      {lines.map(({ at, y }) => (
        <text key={at} x="696" y={y - 6}>
          {lineLabel(at + 1)}
        </text>
      ))}
    </g>
    <g className="sm:hidden">
      {lines.map(({ at, y }) => (
        <text key={at} x="692" y={y + 10} className="svg-text-27">
          {lineLabel(at + 1)}
        </text>
      ))}
    </g>

    {/* Concentrator */}
    <rect x="252" y="186" width="84" height="168" className="area" />
    <path d="M264 198h60v144h-60zM264 210l12-12" className="thin" />
    <path d="M276 246h24M276 270h36M276 294h18" className="thin" />

    <path d="M252 282H108l-24 24v294" className="run" />
    <RunEnd x={252} y={282} />
  </Drawing>
);
