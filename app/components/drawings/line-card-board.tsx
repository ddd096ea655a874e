import { partners } from "~/content/partners";
import { Drawing } from "./drawing";
import { RunEnd, Station, TitleBlock } from "./strokes";

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
  /** The first six have names beside the drawing. */
  named: at < 6,
}));

/** From the port at the right, past its parts, and slanting into the concentrator. */
const trace = ({ y, pin }: (typeof lines)[number]) => {
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
    <path d="M192 24l-24-24h-24v24l24 24M192 528l-24 24h-24v-24l24-24" />
    <path
      d="M204 60h12v12h-12zM204 504h12v12h-12zM210 54v24M198 66h24M210 498v24M198 510h24"
      className="thin"
    />

    {/* Supply and clock */}
    <path
      d="M216 96h60v60h-60zM228 108h36v36h-36zM216 420h60v72h-60zM228 432h12v48h-12zM252 432h12v48h-12zM288 456h24v24h-24zM300 84h24v24h-24z"
      className="faint"
    />
    <path
      d="M246 156v36l12 12M264 420v-36l12-12M168 168h24l24-24M168 408h24l24 24M168 192h30l24 24v12M168 384h30l24-24v-12"
      className="faint"
    />

    {lines.map((line) => (
      <g key={line.at}>
        <path d={trace(line)} className="thin" />
        <path d={`M516 ${line.y - 6}h36v12h-36zM660 ${line.y - 12}h24v24h-24z`} className="paper" />
        <path d={`M576 ${line.y - 12}h48v24h-48z`} className={line.named ? "area" : "paper"} />
        <path d={`M522 ${line.y}h24M588 ${line.y - 12}v24l24-24v24`} className="thin" />
        <path d={`M666 ${line.y - 6}h12v12h-12z`} className={line.named ? "solid" : "thin"} />
        <path d={`M684 ${line.y}h60`} className={line.named ? undefined : "faint"} />
        <text x="696" y={line.y - 6}>
          {String(line.at + 1).padStart(2, "0")}
        </text>
      </g>
    ))}

    {/* Concentrator */}
    <rect x="252" y="192" width="84" height="168" className="area" />
    <path d="M264 204h60v144h-60zM264 216l12-12" className="thin" />
    <path d="M276 252h24M276 276h36M276 300h18" className="thin" />

    <path d="M252 276H168l-84 84v240" className="run" />
    <RunEnd x={252} y={276} />
    <Station x={84} y={480} />
    <TitleBlock />
  </Drawing>
);
