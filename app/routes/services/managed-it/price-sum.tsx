import { dollars } from "~/content/facts";
import { feeYear } from "~/content/service-figures/fee-year";

const parts = [
  { value: `${feeYear.users} users`, label: "in the example" },
  { value: `× ${dollars(feeYear.rate)}`, label: "per user per month" },
  { value: `= ${dollars(feeYear.fee)}`, label: "a month" },
] as const;

/** The example's price as the sum that it is. */
export const PriceSum = () => (
  <ul className="grid gap-x-12 border-t-2 border-petrol sm:grid-cols-3">
    {parts.map(({ value, label }) => (
      <li key={value} className="border-b border-rule py-2 sm:border-0 sm:py-4">
        <span className="font-head text-statement font-bold text-petrol tabular">{value}</span>{" "}
        <span className="block text-small text-muted">{label}</span>
      </li>
    ))}
  </ul>
);
