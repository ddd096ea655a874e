import { Line } from "~/components/ui/line";
import type { Value } from "~/content/values";

/** Each value as a ruled row: its name, what we do, and how to tell. */
export const ValueList = ({ values, label }: { values: readonly Value[]; label: string }) => (
  <ul>
    {values.map(({ title, behavior, sign }) => (
      <li
        key={title}
        className="grid gap-x-12 gap-y-4 border-t border-band-rule py-8 md:grid-cols-2 lg:grid-cols-3"
      >
        <h3 className="text-white md:max-lg:col-span-2">{title}</h3>
        <p className="text-band-muted">{behavior}</p>
        <p className="self-start border-l-2 border-petrol pl-4">
          <Line className="text-small text-band-muted">{label}</Line> {sign}
        </p>
      </li>
    ))}
  </ul>
);
