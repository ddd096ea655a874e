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
  /** What happens in the day, in the words of the caption. */
  notes: Readonly<Record<"updates" | "call" | "reply" | "solved" | "plan" | "mail", string>>;
}

const OFFICE = 36;
const DESK = 120;
const MANAGER = 200;
/** From the call to its answer ten minutes later: never so little that it looks like a slip. */
const LATER = 10;
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

/** Each event at its hour and on its lane. Its note begins at its left edge, or ends at its right one where there is no room. */
const events = [
  { note: "updates", hour: 3, y: DESK, dy: -16, anchor: "start" },
  { note: "call", hour: 9, y: OFFICE, dy: -16, anchor: "end" },
  { note: "reply", hour: 9, y: DESK, dy: 25, anchor: "start" },
  { note: "solved", hour: 10.5, y: OFFICE, dy: -16, anchor: "start" },
  { note: "plan", hour: 14, y: MANAGER, dy: 25, anchor: "start" },
  { note: "mail", hour: 22, y: DESK, dy: -16, anchor: "end" },
] as const;

interface StretchProps extends Omit<Props, "morning"> {
  /** Every note stands after its event, so that the second lane's name has room on its line. */
  roomy?: boolean;
}

/** From the first of the hours to the last, the lanes on which something happens in between. */
function Stretch({ lanes, hours, notes, roomy = false }: StretchProps) {
  const [from, to] = [hours[0]?.hour ?? 0, hours.at(-1)?.hour ?? 24];
  const at = (hour: number) => percent(hour - from, to - from);
  const shown = events.filter(({ hour }) => hour >= from && hour <= to);
  const low = Math.max(...shown.map(({ y }) => y));
  const foot = low + ROOM;
  return (
    <Chart height={foot + 28}>
      {shifts
        .filter(({ y }) => y <= low)
        .map(({ y, start, end }, lane) => (
          <g key={y}>
            <text y={y - (y === DESK && !roomy ? 38 : 16)} className="unit">
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
      <Place x={at(9)}>
        <path d={`M0 ${OFFICE}v28l${LATER} ${LATER}V${DESK}`} />
      </Place>
      <line x1={at(10.5)} x2={at(10.5)} y1={OFFICE} y2={DESK} />
      {low === MANAGER && <line x1={at(14)} x2={at(14)} y1={DESK} y2={MANAGER} />}
      {joins
        .filter((hour) => hour <= to)
        .map((hour) => (
          <Place key={hour} x={at(hour)} y={DESK}>
            <path d="M-5-5H5V5H-5z" className="solid" />
          </Place>
        ))}
      {shown.map(({ note, hour, y, dy, anchor }) => (
        <Place key={note} x={at(hour)} y={y}>
          <g transform={note === "reply" ? `translate(${LATER})` : undefined}>
            <path d="M-7-7H7V7H-7z" className={note === "solved" ? "solid" : "paper"} />
            <text
              x={roomy || anchor === "start" ? -7 : 7}
              y={dy}
              textAnchor={roomy ? "start" : anchor}
            >
              {notes[note]}
            </text>
          </g>
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

/** One support call on its way through a day of 24 hours; on a phone, its own five hours. To scale but for `LATER`. */
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
