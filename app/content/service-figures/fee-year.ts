import { dollars, price } from "~/config/facts";
import type { SumTableContent } from "../types";

/** The firm of the example, and its dollars a month. */
const firm = { users: 52, rate: price.middle };
const fee = firm.users * firm.rate;

const months = [
  { name: "Jan", tickets: 58 },
  { name: "Feb", tickets: 74 },
  { name: "Mar", tickets: 96 },
  { name: "Apr", tickets: 89 },
  { name: "May", tickets: 37 },
  { name: "Jun", tickets: 36 },
  { name: "Jul", tickets: 33 },
  { name: "Aug", tickets: 38 },
  { name: "Sep", tickets: 52 },
  { name: "Oct", tickets: 47 },
  { name: "Nov", tickets: 35 },
  { name: "Dec", tickets: 34 },
] as const;

/** Managed IT: a year of tickets against one fee. */
export const feeYear = {
  ...firm,
  fee,
  months,
  table: {
    caption: "Tickets and the fee, month by month",
    columns: ["Month", "Tickets", "Fee"],
    rows: months.map(({ name, tickets }) => [name, String(tickets), dollars(fee)] as const),
    total: [
      "Year",
      String(months.reduce((sum, { tickets }) => sum + tickets, 0)),
      dollars(fee * months.length),
    ],
  } satisfies SumTableContent,
};
