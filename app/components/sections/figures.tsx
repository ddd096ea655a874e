import clsx from "clsx";
import type { Figure } from "~/content/types";

interface Props {
  figures: readonly Figure[];
  /** Short enough for two beside each other on a phone. */
  pairs?: boolean;
}

/** A ruled strip of claims, each with its definition; between them hairlines. */
export const Figures = ({ figures, pairs = false }: Props) => (
  <dl
    className={clsx(
      "grid border-t-2 border-petrol lg:auto-cols-fr lg:grid-flow-col",
      figures.length === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2",
      pairs && "grid-cols-2",
    )}
  >
    {figures.map(({ value, label, definition }, at) => (
      <div
        key={label}
        className={clsx(
          "flex flex-col border-rule py-6 pr-6 lg:border-t-0",
          at > 0 && "lg:border-l lg:pl-6",
          at > 1 && "border-t",
          at === 1 && !pairs && "max-sm:border-t",
          at % 2 === 0 && at === figures.length - 1 && "max-lg:col-span-full",
        )}
      >
        <dt className="order-2 mt-1 font-semibold">{label}</dt>
        <dd className="order-1 font-head text-display font-bold tabular text-petrol">{value}</dd>
        <dd className="order-3 mt-1 text-small text-muted">{definition}</dd>
      </div>
    ))}
  </dl>
);
