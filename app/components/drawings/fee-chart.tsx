import { Fragment } from "react";
import { formatNumber } from "~/lib/language";
import { Chart, Place, percent } from "./chart";

interface Props {
  /** Dollars a month. */
  fee: number;
  months: readonly { name: string; tickets: number }[];
}

/** Pixels for a ticket; the fee is one height, whatever it is. */
const SCALE = 1.5;
const TICKETS = 190;
const FEE = 280;
const HEIGHT = 52;

/** Tickets go up and down by the month, to one scale; the invoice below them, to another, does not. Twelve names are too wide for a phone, which has their first letters. */
export const FeeChart = ({ fee, months }: Props) => {
  const at = (month: number) => percent(month, months.length);
  const top = (tickets: number) => TICKETS - SCALE * tickets;
  const busy = (1.5 * months.reduce((sum, { tickets }) => sum + tickets, 0)) / months.length;
  return (
    <Chart height={FEE + 32}>
      <text y="14">Tickets a month</text>
      <text y={FEE - HEIGHT - 12}>Fee a month</text>
      {months.map(({ name, tickets }, month) => (
        <Fragment key={name}>
          <rect
            x={at(month)}
            y={top(tickets)}
            width={at(1)}
            height={SCALE * tickets}
            className={tickets > busy ? "solid" : "area"}
            stroke="none"
          />
          <Place x={at(month)} width={at(1)}>
            <text x="50%" y={top(tickets) - 9} textAnchor="middle">
              {tickets}
            </text>
            <text x="50%" y={FEE + 26} textAnchor="middle" className="unit">
              {name.slice(0, 1)}
              <tspan className="max-sm:hidden">{name.slice(1)}</tspan>
            </text>
          </Place>
          <line x1={at(month)} x2={at(month + 1)} y1={top(tickets)} y2={top(tickets)} />
          {month > 0 && (
            <line
              x1={at(month)}
              x2={at(month)}
              y1={top(months[month - 1]?.tickets ?? 0)}
              y2={top(tickets)}
            />
          )}
        </Fragment>
      ))}
      <line x2="100%" y1={TICKETS} y2={TICKETS} className="thin" />
      <rect y={FEE - HEIGHT} width="100%" height={HEIGHT} className="area" stroke="none" />
      <line x2="100%" y1={FEE - HEIGHT} y2={FEE - HEIGHT} className="wall" />
      <line x2="100%" y1={FEE} y2={FEE} className="thin" />
      <text x="50%" y={FEE - HEIGHT / 2 + 6} textAnchor="middle" className="label">
        ${formatNumber(fee)} every month
      </text>
    </Chart>
  );
};
