import { Chart, Place, percent } from "./chart";

interface Props {
  /** Names of the three lanes: the client's office, the engineers, the success manager. */
  lanes: readonly [string, string, string];
  hours: readonly { hour: number; name: string }[];
  /** What happens in the day, in the words of the caption. */
  notes: Readonly<Record<"updates" | "call" | "reply" | "solved" | "plan" | "mail", string>>;
}

const OFFICE = 58;
const DESK = 142;
const MANAGER = 222;
/** Where the line of the call goes over from its own hour to that of the answer. */
const TURN = 100;
const FOOT = 266;
const at = (hour: number) => percent(hour, 24);

/** Each event at its hour and on its lane; its note stands before or after it, above the lane or below. */
const events = [
  { note: "updates", hour: 3, y: DESK, dx: -38, dy: -16, anchor: "start" },
  { note: "call", hour: 9, y: OFFICE, dx: 7, dy: -16, anchor: "end" },
  { note: "reply", hour: 9.25, y: DESK, dx: 8, dy: 25, anchor: "end" },
  { note: "solved", hour: 10.5, y: OFFICE, dx: -7, dy: -16, anchor: "start" },
  { note: "plan", hour: 14, y: MANAGER, dx: -7, dy: 25, anchor: "start" },
  { note: "mail", hour: 22, y: DESK, dx: 24, dy: -16, anchor: "end" },
] as const;

/** One support call on its way through a day of 24 hours, to scale, each event with its name beside it. */
export const CallDay = ({ lanes, hours, notes }: Props) => (
  <Chart height={FOOT + 28}>
    {[OFFICE, DESK, MANAGER].map((y, lane) => (
      <g key={y}>
        <text y={y - (y === MANAGER ? 16 : 42)} className="unit">
          {lanes[lane]}
        </text>
        <line x2="100%" y1={y} y2={y} className="faint" />
      </g>
    ))}
    {/* Who is at work when: the office and its success manager by day, the engineers around the clock */}
    <line x1={at(8)} x2={at(18)} y1={OFFICE} y2={OFFICE} className="wall" />
    <line x2="100%" y1={DESK} y2={DESK} className="wall" />
    <line x1={at(8)} x2={at(18)} y1={MANAGER} y2={MANAGER} className="wall" />
    {/* The call, the way back to the office, and what the success manager makes of it */}
    <line x1={at(9)} x2={at(9)} y1={OFFICE} y2={TURN} />
    <line x1={at(9)} x2={at(9.25)} y1={TURN} y2={TURN} />
    <line x1={at(9.25)} x2={at(9.25)} y1={TURN} y2={DESK} />
    <line x1={at(10.5)} x2={at(10.5)} y1={OFFICE} y2={DESK} />
    <line x1={at(14)} x2={at(14)} y1={DESK} y2={MANAGER} />
    {events.map(({ note, hour, y, dx, dy, anchor }) => (
      <Place key={note} x={at(hour)} y={y}>
        <path d="M-7-7H7V7H-7z" className={note === "solved" ? "solid" : "paper"} />
        <text x={dx} y={dy} textAnchor={anchor}>
          {notes[note]}
        </text>
      </Place>
    ))}
    <line x2="100%" y1={FOOT} y2={FOOT} className="thin" />
    {Array.from({ length: 25 }, (_, hour) => at(hour)).map((x, hour) => (
      <line key={x} x1={x} x2={x} y1={FOOT} y2={FOOT - (hour % 6 ? 6 : 12)} className="thin" />
    ))}
    {hours.map(({ hour, name }) => (
      <text
        key={hour}
        x={at(hour)}
        y={FOOT + 22}
        textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
        className="unit"
      >
        {name}
      </text>
    ))}
  </Chart>
);
