import type { Card } from "~/content/types";

/** Steps whose titles begin with their days: those stand in a column of their own, in large figures. */
export const Schedule = ({ steps }: { steps: readonly Card[] }) => (
  <ol className="border-b border-rule">
    {steps.map(({ title, text }) => {
      const [, days, name] = title.match(/^Days (\S+): (.+)$/) ?? [];
      return (
        <li
          key={title}
          className="grid break-inside-avoid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-t border-rule py-3 sm:gap-x-8 sm:py-5 md:grid-cols-4-7"
        >
          <p className="font-head text-petrol">
            <span className="block text-small">Days</span>{" "}
            <span className="whitespace-nowrap font-bold text-statement tabular">{days}</span>
          </p>
          <div>
            <h3>{name}</h3>
            <p className="mt-1 max-w-prose text-muted">{text}</p>
          </div>
        </li>
      );
    })}
  </ol>
);
