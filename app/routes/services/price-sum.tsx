interface Props {
  /** What is multiplied or added, and the result, say so first: "× One price". */
  parts: readonly { value: string; label: string }[];
}

const large = "whitespace-nowrap font-head text-[1.375rem] font-bold text-petrol tabular";

/** The price as the sum that it is; where its parts stand side by side, each sign in the middle between two of them. */
export const PriceSum = ({ parts }: Props) => (
  <ul className="flex flex-wrap gap-x-3 border-t-2 border-petrol py-2 max-sm:flex-col">
    {parts.map(({ value, label }) => {
      const [, sign, name] = /^([×+=] )?(.+)/.exec(value) ?? [];
      return (
        <li key={value} className="flex gap-x-3 py-2 sm:flex-1">
          {sign && <span className={large}>{sign}</span>}
          <span>
            <span className={large}>{name}</span>{" "}
            <span className="block text-small text-muted">{label}</span>
          </span>
        </li>
      );
    })}
  </ul>
);
