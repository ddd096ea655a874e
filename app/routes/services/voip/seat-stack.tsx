import clsx from "clsx";
import type { NamedList } from "~/content/types";

const cells = "mt-4 grid sm:grid-cols-2 lg:grid-cols-3";

/** One seat: the core that each one has, and the parts that are added where they pay off, on one grid. */
export const SeatStack = ({
  lists: [core, advanced],
}: {
  lists: readonly [NamedList, NamedList];
}) => (
  <div className="flex flex-col gap-8">
    <div className="bg-petrol pt-5 text-white [print-color-adjust:exact]">
      <h3 className="px-4">{core.title}</h3>
      <ul className={cells}>
        {core.items.map((item) => (
          <li key={item} className="border-t border-band-muted px-4 py-4">
            {item}
          </li>
        ))}
      </ul>
    </div>
    <div>
      <h3>{advanced.title}</h3>
      <ul className={clsx(cells, "border-t-2 border-l-2 border-dashed border-petrol")}>
        {advanced.items.map((item) => (
          <li key={item} className="border-r-2 border-b-2 border-dashed border-petrol px-3.5 py-4">
            {item}
          </li>
        ))}
      </ul>
    </div>
  </div>
);
