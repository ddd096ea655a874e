import clsx from "clsx";
import type { Figure } from "~/content/types";

interface Props {
  figures: readonly Figure[];
  /** Smaller, where the figures are notes to the page and not its claim. */
  quiet?: boolean;
}

/** A ruled strip of claims, each with its definition; between them hairlines. Three stand beside each other from a tablet on. */
export const Figures = ({ figures, quiet = false }: Props) => {
  const three = figures.length === 3;
  return (
    <dl
      className={clsx(
        "grid border-t-2 border-petrol lg:auto-cols-fr lg:grid-flow-col",
        three ? "sm:grid-cols-3" : "sm:grid-cols-2",
        quiet && "border-b border-b-rule",
      )}
    >
      {figures.map(({ value, label, definition }, at) => (
        <div
          key={label}
          className={clsx(
            "flex flex-col border-rule py-6 pr-6 lg:border-t-0",
            at > 0 && "max-sm:border-t lg:border-l lg:pl-6",
            three ? at > 0 && "sm:border-l sm:pl-6" : at > 1 && "border-t",
            !three && at % 2 === 0 && at === figures.length - 1 && "max-lg:col-span-full",
          )}
        >
          <dt className="order-2 mt-1 font-semibold">{label}</dt>
          <dd
            className={clsx(
              "order-1 font-head font-bold tabular text-petrol",
              quiet ? "text-statement" : "text-display",
            )}
          >
            {value}
          </dd>
          <dd className="order-3 mt-1 text-small text-muted">{definition}</dd>
        </div>
      ))}
    </dl>
  );
};
