import clsx from "clsx";
import type { NamedList } from "~/content/types";

/** The core that each seat has, drawn through, and the parts that may be added to it, dashed. */
const looks = ["bg-tint", "border-dashed"] as const;

/** One seat: what each one has, and what is added where it pays off, on one grid. */
export const SeatStack = ({ lists }: { lists: readonly NamedList[] }) => (
  <div className="flex flex-col gap-8">
    {lists.map(({ title, items }, at) => (
      <div key={title}>
        <h3>{title}</h3>
        <ul
          className={clsx(
            "mt-4 grid border-t-2 border-l-2 border-petrol sm:grid-cols-2 lg:grid-cols-3",
            looks[at],
          )}
        >
          {items.map((item) => (
            <li
              key={item}
              className="border-r-2 border-b-2 border-petrol px-4 py-4 [border-style:inherit]"
            >
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
