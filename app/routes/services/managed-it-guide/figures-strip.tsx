import { managedItGuide } from "~/content/managed-it-guide";

/** The guide's figures in one quiet row; what they are stands once, beside them. */
export const FiguresStrip = () => (
  <dl className="grid grid-cols-2 gap-6 sm:grid-cols-4">
    {managedItGuide.statistics.figures.map(({ value, label }) => (
      <div key={label} className="flex flex-col-reverse justify-end">
        <dt>{label}</dt>
        <dd className="font-head text-statement font-bold tabular text-petrol">{value}</dd>
      </div>
    ))}
  </dl>
);
