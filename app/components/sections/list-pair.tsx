import clsx from "clsx";
import type { Lists } from "~/content/types";
import { CheckList } from "./check-list";

interface Props {
  lists: Lists;
}

/** Lists to read against each other: what is inside the wall, what may be, and last what is outside. Printed, a grid keeps with its heading only inside a block. */
export const ListPair = ({ lists }: Props) => (
  <div className="break-inside-avoid">
    <div className={clsx("grid", lists.length > 2 ? "lg:grid-cols-3" : "md:grid-cols-2")}>
      {lists.map(({ title, items, not }, at) => (
        <div
          key={title}
          className={clsx(
            "border-2 border-petrol p-4 sm:p-6",
            at === 0 && "bg-tint",
            not && "border-dashed",
            at > 0 &&
              (lists.length > 2
                ? "max-lg:border-t-0 lg:border-l-0"
                : "max-md:border-t-0 md:border-l-0"),
          )}
        >
          <h3 className="mb-5 font-semibold">{title}</h3>
          <CheckList items={items} not={not} />
        </div>
      ))}
    </div>
  </div>
);
