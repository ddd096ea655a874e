import type { NamedList } from "~/content/types";

/** One seat: what each one has, and beside it what is added where it pays off. */
export const SeatStack = ({ lists }: { lists: readonly NamedList[] }) => (
  <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:gap-x-20 print:grid-cols-2">
    {lists.map(({ title, items }) => (
      <div key={title}>
        <h3 className="border-b-2 border-petrol pb-3">{title}</h3>
        <ul>
          {items.map((item) => (
            <li key={item} className="break-inside-avoid border-b border-rule py-3">
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
