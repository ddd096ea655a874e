import type { Value } from "~/content/values";

/** Each value as a ruled row: its name, and beside it how to tell, over what we do. */
export const ValueList = ({ values, label }: { values: readonly Value[]; label: string }) => (
  <ul>
    {values.map(({ title, behavior, sign }) => (
      <li
        key={title}
        className="grid gap-x-12 gap-y-2 border-t border-band-rule py-4 sm:py-6 lg:grid-cols-1-3 lg:grid-rows-auto-1 lg:items-baseline"
      >
        <h3 className="font-text font-semibold text-band-muted lg:row-span-2">{title}</h3>
        <p className="font-head font-bold text-balance text-white">
          <span className="sr-only">{`${label}:\u00a0`}</span>
          {sign}
        </p>
        <p className="max-w-prose text-band-muted lg:col-start-2">{behavior}</p>
      </li>
    ))}
  </ul>
);
