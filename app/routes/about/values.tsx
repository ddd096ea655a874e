import type { Value } from "~/content/values";

/** Each value as a ruled row: its name and what we do, and large beside it how to tell. */
export const ValueList = ({ values, label }: { values: readonly Value[]; label: string }) => (
  <ul>
    {values.map(({ title, behavior, sign }) => (
      <li
        key={title}
        className="grid gap-x-12 gap-y-4 border-t border-band-rule py-6 sm:py-8 lg:grid-cols-[4fr_7fr] lg:gap-x-20"
      >
        <div>
          <h3 className="text-white">{title}</h3>
          <p className="mt-2 max-w-prose text-band-muted">{behavior}</p>
        </div>
        <p className="font-head text-statement font-bold text-balance text-white">
          <span className="sr-only">{`${label}:\u00a0`}</span>
          {sign}
        </p>
      </li>
    ))}
  </ul>
);
