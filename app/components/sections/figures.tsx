import type { Figure } from "~/content/types";

/** A ruled strip of claims, each with its definition. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="grid border-t-2 border-petrol sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col">
    {figures.map(({ value, label, definition }) => (
      <div key={label} className="flex flex-col border-b border-rule py-6 pr-6 lg:border-b-0">
        <dt className="order-2 mt-1 font-semibold">{label}</dt>
        <dd className="order-1 font-head text-display font-bold tabular text-petrol">{value}</dd>
        <dd className="order-3 mt-1 text-small text-muted">{definition}</dd>
      </div>
    ))}
  </dl>
);
