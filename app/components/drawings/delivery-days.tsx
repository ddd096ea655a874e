import { Chart, Place, percent } from "./chart";
import { daysOf } from "./day-strip";

interface Props {
  /** The last day. */
  days: number;
  /** The day all orders go out. */
  ordered: number;
  truck: { day: number; label: string };
  /** What holds before that day. */
  before: string;
  makers: readonly { name: string; arrives: number }[];
  /** Of the steps, each with its days. */
  titles: readonly string[];
}

const ROW = 44;

/**
 * All days of a first order: from the order on a thin line for each brand to our bench (outlined), a thick one
 * from there to the one truck, and on the scale a square where each step begins.
 */
export const DeliveryDays = ({ days, ordered, truck, before, makers, titles }: Props) => {
  const at = (day: number) => percent(day - 1, days);
  const row = (maker: number) => maker * ROW + ROW / 2;
  const foot = makers.length * ROW + 48;
  const firsts = titles.map((title) => daysOf(title)?.first ?? 1);
  return (
    <Chart height={foot + 32}>
      <text x={at(ordered)} dx="-12" y={foot - 22} textAnchor="end" className="unit max-lg:hidden">
        {before}
      </text>
      {makers.map(({ name, arrives }, maker) => (
        <g key={name}>
          <text x={at(ordered)} dx="-12" y={row(maker) + 5} textAnchor="end">
            {name}
          </text>
          <line
            x1={at(ordered)}
            x2={at(arrives)}
            y1={row(maker)}
            y2={row(maker)}
            className="thin"
          />
          <line
            x1={at(arrives)}
            x2={at(truck.day)}
            y1={row(maker)}
            y2={row(maker)}
            className="wall"
          />
          <Place x={at(arrives)} y={row(maker)}>
            <path d="M-8-8H8V8H-8z" className="paper" />
            <text x="14" y="-6" className="unit">
              {maker === 0 ? `Day ${arrives}` : arrives}
            </text>
          </Place>
        </g>
      ))}
      <line x1={at(ordered)} x2={at(ordered)} y1={row(0) - 1} y2={foot} />
      <line x2="100%" y1={foot} y2={foot} />
      {Array.from({ length: days + 1 }, (_, day) => at(day + 1)).map((x) => (
        <line key={x} x1={x} x2={x} y1={foot} y2={foot - 6} className="thin" />
      ))}
      <line x1={at(truck.day)} x2={at(truck.day)} y1={row(0) - 1} y2={foot} className="wall" />
      <Place x={at(truck.day)} y={foot - 22}>
        <path d="M-12-12h24v24h-24z" className="solid" />
        <text x="-20" y="5" textAnchor="end" className="lg:hidden">
          {truck.label}
        </text>
        {truck.label.split(/(?<=,) /).map((words, line) => (
          <text key={words} x="18" y={17 * line - 7} className="max-lg:hidden">
            {words}
          </text>
        ))}
      </Place>
      {firsts.map((first) => (
        <Place key={first} x={at(first)} y={foot}>
          <path d="M-8-8H8V8H-8z" className="solid" />
          <text x="-8" y="28" className="unit">
            {first === 1 ? `Day ${first}` : first}
          </text>
        </Place>
      ))}
      <text x="100%" y={foot + 28} textAnchor="end" className="unit">
        {days}
      </text>
    </Chart>
  );
};
