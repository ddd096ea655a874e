import { Chart, Place, percent } from "./chart";

interface Props {
  /** Names of the three lanes: the client's office, the help desk, the success manager. */
  lanes: readonly [string, string, string];
  /** What stands at the dimension from the call to a person's reply. */
  reply: string;
  hours: readonly { hour: number; name: string }[];
  /** What stands at the square where the call is solved. */
  solved: string;
}

const OFFICE = 44;
const DESK = 112;
const MANAGER = 180;
const FOOT = 216;
const at = (hour: number) => percent(hour, 24);

/** The number of a reason, at the hour and on the lane where it shows. */
const keys = [
  { hour: 3, y: DESK },
  { hour: 8, y: MANAGER },
  { hour: 9, y: OFFICE },
  { hour: 9.25, y: DESK },
  { hour: 14, y: MANAGER },
  { hour: 22, y: DESK },
] as const;

/** One support call on its way through a day of 24 hours, to scale; the numbers are those of the list beside it. */
export const CallDay = ({ lanes, reply, hours, solved }: Props) => (
  <Chart height={FOOT + 28}>
    {[OFFICE, DESK, MANAGER].map((y, lane) => (
      <g key={y}>
        <text y={y - 20} className="unit">
          {lanes[lane]}
        </text>
        <line x2="100%" y1={y} y2={y} className="faint" />
      </g>
    ))}
    {/* Who is at work when: the office and its success manager by day, the help desk around the clock */}
    <line x1={at(8)} x2={at(18)} y1={OFFICE} y2={OFFICE} className="wall" />
    <line x2="100%" y1={DESK} y2={DESK} className="wall" />
    <line x1={at(8)} x2={at(18)} y1={MANAGER} y2={MANAGER} className="wall" />
    {/* The call, the way back to the office, and what the success manager makes of it */}
    <line x1={at(9)} x2={at(9)} y1={OFFICE} y2={DESK} />
    <line x1={at(10.5)} x2={at(10.5)} y1={OFFICE} y2={DESK} />
    <line x1={at(14)} x2={at(14)} y1={DESK} y2={MANAGER} />
    <Place x={at(10.5)} y={OFFICE}>
      <path d="M-6-6H6V6H-6z" className="solid" />
      <text x="10" y="-10" className="unit">
        {solved}
      </text>
    </Place>
    <Place x={at(9.25)} y={DESK}>
      <text y="28" textAnchor="middle" className="unit">
        {reply}
      </text>
    </Place>
    {keys.map(({ hour, y }, key) => (
      <Place key={y + hour} x={at(hour)} y={y}>
        <path d="M-12-12h24v24h-24z" className="paper" />
        <text y="5" textAnchor="middle" className="label">
          {key + 1}
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
