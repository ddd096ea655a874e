import { price } from "~/content/facts";
import { feeYear } from "~/content/service-figures/fee-year";

const parts = [
  { value: "Your users", label: `${feeYear.users} in the example` },
  { value: `× $${price.low}-$${price.high}`, label: "per user per month" },
  { value: "= One fee", label: "a month" },
] as const;

/** The price as the sum that it is. */
export const PriceSum = () => (
  <ul className="grid gap-x-12 border-t-2 border-petrol lg:grid-cols-3">
    {parts.map(({ value, label }) => (
      <li
        key={value}
        className="flex flex-wrap items-baseline gap-x-3 border-b border-rule py-2 lg:block lg:border-0 lg:py-4"
      >
        <span className="font-head text-statement font-bold text-petrol tabular">{value}</span>{" "}
        <span className="text-small text-muted lg:block">{label}</span>
      </li>
    ))}
  </ul>
);
