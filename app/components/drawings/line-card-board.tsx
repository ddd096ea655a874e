import { partners } from "~/content/partners";
import { Drawing } from "./drawing";
import { RunEnd, Station } from "./strokes";

/** One for each brand, as far as the board has room. */
const count = Math.min(partners.length, 18);

/** The place of a line between the first and the last. */
const along = (at: number, first: number, last: number) =>
  first + Math.round((at * (last - first)) / Math.max(count - 1, 1));

const lines = Array.from({ length: count }, (_, at) => ({
  at,
  /** Where the line enters the board, where it enters the concentrator, and its tooth of the connector. */
  y: along(at, 60, 492),
  pin: along(at, 204, 348),
  tooth: along(at, 138, 426),
}));

type BoardLine = (typeof lines)[number];

/** The first six have names beside the drawing. */
const named = lines.slice(0, 6);
const others = lines.slice(6);

/** One path of what each line has. */
const each = (some: readonly BoardLine[], part: (line: BoardLine) => string) =>
  some.map(part).join("");

const coil = ({ y }: BoardLine) => `M576 ${y - 12}h48v24h-48z`;
const port = ({ y }: BoardLine) => `M666 ${y - 6}h12v12h-12z`;
const tail = ({ y }: BoardLine) => `M684 ${y}h60`;

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
    <path d="M744 24H192l-24 24v456l24 24h552" className="wall" />
    <rect x="144" y="132" width="24" height="312" className="paper" />
    <path d={lines.map(({ tooth }) => `M148 ${tooth}h16v12h-16z`).join("")} className="solid" />
    <path d="M192 24l-20-20h-28v20l24 24M192 528l-24 24h-24v-24l24-24" />
    <path
      d="M204 60h12v12h-12zM204 504h12v12h-12zM210 54v24M198 66h24M210 498v24M198 510h24"
      className="thin"
    />

    {/* Supply and clock */}
    <path d="M216 96h60v60h-60zM228 108h36v36h-36zM216 420h60v72h-60z" className="faint" />

    {/* Lines, their parts and their ports; on a phone only what is large enough there */}
    <path d={each(lines, trace)} className="thin" />
    <path
      d={each(lines, ({ y }) => `M516 ${y - 6}h36v12h-36zM660 ${y - 12}h24v24h-24z`)}
      className="paper"
    />
    <path d={each(named, port)} className="solid" />
    <path d={each(others, port)} className="thin" />
    <g className="max-sm:hidden">
      <path d={each(named, coil)} className="area" />
      <path d={each(others, coil)} className="paper" />
      <path d={each(lines, ({ y }) => `M522 ${y}h24M588 ${y - 12}v24l24-24v24`)} className="thin" />
      <path d={each(named, tail)} />
      <path d={each(others, tail)} className="faint" />
      {lines.map(({ at, y }) => (
        <text key={at} x="696" y={y - 6}>
          {String(at + 1).padStart(2, "0")}
        </text>
      ))}
    </g>
    <g className="sm:hidden">
      {lines.map(({ at, y }) => (
        <text key={at} x="692" y={y + 10} className="text-[27px]">
          {at + 1}
        </text>
      ))}
    </g>

    {/* Concentrator */}
    <rect x="252" y="192" width="84" height="168" className="area" />
    <path d="M264 204h60v144h-60zM264 216l12-12" className="thin" />
    <path d="M276 252h24M276 276h36M276 300h18" className="thin" />

    <path d="M252 276H168l-84 84v240" className="run" />
    <RunEnd x={252} y={276} />
    <Station x={84} y={480} />
  </Drawing>
);
