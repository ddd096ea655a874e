interface Props {
  parts: readonly { value: string; label: string }[];
}

/** The price as the sum that it is. */
export const PriceSum = ({ parts }: Props) => (
  <ul className="grid gap-x-12 border-t-2 border-petrol sm:grid-cols-3">
    {parts.map(({ value, label }) => (
      <li key={value} className="border-b border-rule py-2 sm:border-0 sm:py-4">
        <span className="font-head text-statement font-bold text-petrol tabular">{value}</span>{" "}
        <span className="block text-small text-muted">{label}</span>
      </li>
    ))}
  </ul>
);
