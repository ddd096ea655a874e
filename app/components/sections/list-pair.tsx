import clsx from "clsx";
import type { Lists } from "~/content/types";
import { CheckList } from "./check-list";

interface Props {
  lists: Lists;
}

/** Lists to read against each other, each under its rule: solid what is included, dashed what is not. Printed, a grid keeps with its heading only inside a block. */
export const ListPair = ({ lists }: Props) => (
  <div className="break-inside-avoid">
    <div
      className={clsx(
        "grid gap-x-12 gap-y-8",
        lists.length > 2 ? "lg:grid-cols-3" : "md:grid-cols-2",
      )}
    >
      {lists.map(({ title, items, not }) => (
        <div key={title} className={clsx("border-t-2 border-petrol pt-4", not && "border-dashed")}>
          <h3 className="mb-4">{title}</h3>
          <CheckList items={items} not={not} />
        </div>
      ))}
    </div>
  </div>
);
