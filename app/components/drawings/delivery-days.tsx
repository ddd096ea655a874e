import { Chart, Place, percent } from "./chart";

interface Props {
  days: number;
  /** The day all orders go out. */
  ordered: number;
  truck: { day: number; label: string };
  phases: readonly { name: string; from: number }[];
  makers: readonly { name: string; arrives: number }[];
}

const ROW = 48;
const HEAD = 52;

/** A line for each brand, from the order to our bench (outlined) and on to the one truck. All days are equally wide. */
export const DeliveryDays = ({ days, ordered, truck, phases, makers }: Props) => {
  const at = (day: number) => percent(day - 1, days);
  const row = (maker: number) => HEAD + maker * ROW + ROW / 2;
  const foot = HEAD + makers.length * ROW;
  return (
    <Chart height={foot + 44}>
      {phases.map(({ name, from }) => (
        <Place key={name} x={at(from)}>
          {from > 1 && <line y1="24" y2={foot} className="faint" strokeDasharray="3 4" />}
          <text y="14">{name}</text>
          <text y="38" dx={from > 1 ? 6 : 0} className="unit">
            {from === 1 ? "Day 1" : from}
          </text>
        </Place>
      ))}
      {makers.map(({ name, arrives }, maker) => (
        <g key={name}>
          <text x={at(ordered)} y={row(maker) - 12} className="label clear">
            {name}
          </text>
          <line x1={at(ordered)} x2={at(truck.day)} y1={row(maker)} y2={row(maker)} />
          <Place x={at(arrives)} y={row(maker)}>
            <path d="M-8-8H8V8H-8z" className="paper" />
          </Place>
        </g>
      ))}
      <line x1={at(truck.day)} x2={at(truck.day)} y1={row(0)} y2={foot + 16} strokeWidth="6" />
      <Place x={at(truck.day)} y={foot + 24}>
        <path d="M-12-12h24v24h-24z" className="solid" />
        <text x="-24" y="5" textAnchor="end" className="label">
          {truck.label}
        </text>
      </Place>
    </Chart>
  );
};
