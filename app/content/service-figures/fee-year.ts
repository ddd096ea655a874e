import type { SumTable } from "~/content/types";

/** Dollars a month, for 60 users at $150. */
const fee = 9000;

const months = [
  { name: "Jan", tickets: 44 },
  { name: "Feb", tickets: 41 },
  { name: "Mar", tickets: 96 },
  { name: "Apr", tickets: 38 },
  { name: "May", tickets: 43 },
  { name: "Jun", tickets: 39 },
  { name: "Jul", tickets: 35 },
  { name: "Aug", tickets: 47 },
  { name: "Sep", tickets: 45 },
  { name: "Oct", tickets: 42 },
  { name: "Nov", tickets: 40 },
  { name: "Dec", tickets: 36 },
] as const;

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** Managed IT: a year of tickets against one fee. */
export const feeYear = {
  fee,
  months,
  table: {
    caption: "Worked example: tickets and invoice of each month of a year",
    columns: ["Month", "Tickets", "Fee"],
    rows: months.map(({ name, tickets }) => [name, String(tickets), dollars(fee)] as const),
    total: [
      "Year",
      String(months.reduce((sum, { tickets }) => sum + tickets, 0)),
      dollars(fee * months.length),
    ],
  } satisfies SumTable,
};
