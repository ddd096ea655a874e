import { Chart, Place, percent } from "./chart";

interface Hour {
  hour: number;
  name: string;
}

interface Props {
  /** Names of the three lanes: the client's office, the engineers, the success manager. */
  lanes: readonly [string, string, string];
  hours: readonly Hour[];
  /** The hours of the call alone, for a phone. */
  morning: readonly Hour[];
  /** Minutes from the call, at 9am, to its answer. */
  answered: number;
  /** What happens in the day, in the words of the caption. */
  notes: Readonly<Record<"updates" | "call" | "reply" | "solved" | "plan" | "mail", string>>;
}

const OFFICE = 58;
const DESK = 142;
const MANAGER = 222;
/** Where the line of the call goes over from its own hour to that of the answer. */
const TURN = 86;
/** The room between the last lane and the scale. */
const ROOM = 44;

/** Who is at work when: the office and its success manager by day, the engineers around the clock. */
const shifts = [
  { y: OFFICE, start: 8, end: 18 },
  { y: DESK, start: 0, end: 24 },
  { y: MANAGER, start: 8, end: 18 },
] as const;

/** When somebody else hears from the engineers: a join on their lane. */
const joins = [10.5, 14] as const;

/** Each event at its hour, the answer some minutes later, and on its lane; its note stands before or after it, above the lane or below. */
const events = [
  { note: "updates", hour: 3, y: DESK, dx: -38, dy: -16, anchor: "start" },
  { note: "call", hour: 9, y: OFFICE, dx: 7, dy: -16, anchor: "end" },
  { note: "reply", hour: 9, y: DESK, dx: 8, dy: 25, anchor: "end" },
  { note: "solved", hour: 10.5, y: OFFICE, dx: -7, dy: -16, anchor: "start" },
  { note: "plan", hour: 14, y: MANAGER, dx: -7, dy: 25, anchor: "start" },
  { note: "mail", hour: 22, y: DESK, dx: 24, dy: -16, anchor: "end" },
] as const;

interface StretchProps extends Omit<Props, "morning"> {
  /** Every note stands after its event, so that the second lane's name has room on its line. */
  roomy?: boolean;
}

/** From the first of the hours to the last, the lanes on which something happens in between. */
function Stretch({ lanes, hours, answered, notes, roomy = false }: StretchProps) {
  const [from, to] = [hours[0]?.hour ?? 0, hours.at(-1)?.hour ?? 24];
  const at = (hour: number) => percent(hour - from, to - from);
  const reply = at(9 + answered / 60);
  const shown = events.filter(({ hour }) => hour >= from && hour <= to);
  const low = Math.max(...shown.map(({ y }) => y));
  const foot = low + ROOM;
  return (
    <Chart height={foot + 28}>
      {shifts
        .filter(({ y }) => y <= low)
        .map(({ y, start, end }, lane) => (
          <g key={y}>
            <text y={y - (y === MANAGER ? 16 : roomy && y === DESK ? 10 : 38)} className="unit">
              {lanes[lane]}
            </text>
            <line x2="100%" y1={y} y2={y} className="faint" />
            <line
              x1={at(Math.max(start, from))}
              x2={at(Math.min(end, to))}
              y1={y}
              y2={y}
              className="wall"
            />
          </g>
        ))}
      {/* The call, the way back to the office, and what the success manager makes of it */}
      <line x1={at(9)} x2={at(9)} y1={OFFICE} y2={TURN} />
      <line x1={at(9)} x2={reply} y1={TURN} y2={TURN} />
      <line x1={reply} x2={reply} y1={TURN} y2={DESK} />
      <line x1={at(10.5)} x2={at(10.5)} y1={OFFICE} y2={DESK} />
      {low === MANAGER && <line x1={at(14)} x2={at(14)} y1={DESK} y2={MANAGER} />}
      {joins
        .filter((hour) => hour <= to)
        .map((hour) => (
          <Place key={hour} x={at(hour)} y={DESK}>
            <path d="M-5-5H5V5H-5z" className="solid" />
          </Place>
        ))}
      {shown.map(({ note, hour, y, dx, dy, anchor }) => (
        <Place key={note} x={note === "reply" ? reply : at(hour)} y={y}>
          <path d="M-7-7H7V7H-7z" className={note === "solved" ? "solid" : "paper"} />
          <text x={roomy ? -7 : dx} y={dy} textAnchor={roomy ? "start" : anchor}>
            {notes[note]}
          </text>
        </Place>
      ))}
      <line x2="100%" y1={foot} y2={foot} className="thin" />
      {Array.from({ length: to - from + 1 }, (_, hour) => from + hour).map((hour) => {
        const high = hours.some((named) => named.hour === hour) ? 12 : 6;
        const x = at(hour);
        return <line key={hour} x1={x} x2={x} y1={foot} y2={foot - high} className="thin" />;
      })}
      {hours.map(({ hour, name }) => (
        <text
          key={hour}
          x={at(hour)}
          y={foot + 22}
          textAnchor={hour === from ? "start" : hour === to ? "end" : "middle"}
          className="unit"
        >
          {name}
        </text>
      ))}
    </Chart>
  );
}

/** One support call on its way through a day of 24 hours, to scale; on a phone, its own four hours. */
export const CallDay = ({ morning, ...day }: Props) => (
  <>
    <div className="max-sm:hidden">
      <Stretch {...day} />
    </div>
    <div className="sm:hidden">
      <Stretch {...day} hours={morning} roomy />
    </div>
  </>
);
