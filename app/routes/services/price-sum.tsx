interface Props {
  /** What is multiplied or added says so first: "× One price". */
  parts: readonly { value: string; label: string }[];
}

/** The price as the sum that it is; where its parts stand side by side, the signs stand between them. */
export const PriceSum = ({ parts }: Props) => (
  <ul className="grid gap-x-12 border-t-2 border-petrol sm:grid-cols-3">
    {parts.map(({ value, label }) => {
      const [sign, name] = /^[×+=] /.test(value)
        ? [value.slice(0, 2), value.slice(2)]
        : ["", value];
      return (
        <li key={value} className="border-b border-rule py-2 sm:border-0 sm:py-4">
          <span className="whitespace-nowrap font-head text-statement font-bold text-petrol tabular">
            {sign && <span className="sm:absolute sm:-ml-8">{sign}</span>}
            {name}
          </span>{" "}
          <span className="block text-small text-muted">{label}</span>
        </li>
      );
    })}
  </ul>
);
