import type { Value } from "~/content/values";

/** Each value as what we do, and under a rule how to tell. */
export const Values = ({ values, label }: { values: readonly Value[]; label: string }) => (
  <ul className="grid gap-x-12 md:grid-cols-2">
    {values.map(({ title, behavior, sign }) => (
      <li key={title} className="flex flex-col border-t border-band-rule py-8">
        <h3 className="font-semibold text-white">{title}</h3>
        <p className="mt-2 text-band-muted">{behavior}</p>
        <p className="mt-5 border-l-2 border-amber pl-4">
          <span className="block text-small text-band-muted">{label}</span>
          {sign}
        </p>
      </li>
    ))}
  </ul>
);
