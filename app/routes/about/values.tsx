import type { Value } from "~/content/values";

/** Each value as a ruled row: its name and what we do, and large beside it how to tell. */
export const ValueList = ({ values, label }: { values: readonly Value[]; label: string }) => (
  <ul>
    {values.map(({ title, behavior, sign }) => (
      <li
        key={title}
        className="grid gap-x-12 gap-y-2 border-t border-band-rule py-6 sm:py-8 lg:grid-cols-[4fr_7fr] lg:grid-rows-[auto_1fr]"
      >
        <h3 className="text-white">{title}</h3>
        <p className="font-head text-[1.375rem] leading-tight font-bold text-balance text-white lg:row-span-2">
          <span className="sr-only">{`${label}:\u00a0`}</span>
          {sign}
        </p>
        <p className="max-w-prose text-band-muted">{behavior}</p>
      </li>
    ))}
  </ul>
);
