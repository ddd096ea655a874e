import { Chart, Place, percent } from "./chart";

interface Props {
  /** The last day. */
  days: number;
  /** The day all orders go out. */
  ordered: number;
  truck: { day: number; label: string };
  makers: readonly { name: string; arrives: number }[];
}

/** Height of a brand's row, of the names too. */
const ROW = 44;
/** Named on the scale between its ends. */
const MIDDLE = 20;

/** From the order to the last day: a line for each brand to our bench (outlined) and on to the one truck. Their names stand beside it. */
export const DeliveryDays = ({ days, ordered, truck, makers }: Props) => {
  const at = (day: number) => percent(day - ordered, days - ordered);
  const row = (maker: number) => maker * ROW + ROW / 2;
  const foot = makers.length * ROW + 48;
  return (
    <div aria-hidden="true" className="flex gap-4">
      <ul className="text-[14px] font-semibold text-petrol">
        {makers.map(({ name }) => (
          <li key={name} className="flex h-[44px] items-center">
            {name}
          </li>
        ))}
      </ul>
      <div className="grow">
        <Chart height={foot + 28}>
          {makers.map(({ name, arrives }, maker) => (
            <g key={name}>
              <line x2={at(truck.day)} y1={row(maker)} y2={row(maker)} />
              <Place x={at(arrives)} y={row(maker)}>
                <path d="M-8-8H8V8H-8z" className="paper" />
                <text x="14" y="-6" className="unit">
                  {arrives}
                </text>
              </Place>
            </g>
          ))}
          <line y1="0" y2={foot} className="thin" />
          <line x2="100%" y1={foot} y2={foot} />
          {Array.from({ length: days - ordered + 1 }, (_, day) => at(ordered + day)).map((x) => (
            <line key={x} x1={x} x2={x} y1={foot} y2={foot - 6} className="thin" />
          ))}
          <line x1={at(truck.day)} x2={at(truck.day)} y1={row(0)} y2={foot} strokeWidth="6" />
          <Place x={at(truck.day)} y={foot - 22}>
            <path d="M-12-12h24v24h-24z" className="solid" />
            <text x="-20" y="5" textAnchor="end">
              {truck.label}
            </text>
          </Place>
          <text y={foot + 22} className="unit">
            Day {ordered}
          </text>
          <text x={at(MIDDLE)} y={foot + 22} textAnchor="middle" className="unit">
            {MIDDLE}
          </text>
          <text x="100%" y={foot + 22} textAnchor="end" className="unit">
            Day {days}
          </text>
        </Chart>
      </div>
    </div>
  );
};
