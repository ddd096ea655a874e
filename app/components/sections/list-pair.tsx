import clsx from "clsx";
import type { NamedList } from "~/content/types";
import { CheckList } from "./check-list";

interface Props {
  lists: readonly [NamedList, NamedList];
  /** The pair stands under an existing rule. */
  bare?: boolean;
}

/** Two lists to read against each other. Printed, a grid keeps with its heading only inside a block. */
export const ListPair = ({ lists, bare = false }: Props) => (
  <div className="break-inside-avoid">
    <div className="grid gap-12 md:grid-cols-2 lg:gap-20">
      {lists.map(({ title, items, not }) => (
        <div key={title} className={clsx(!bare && "border-t-2 border-petrol pt-6")}>
          <h3 className="mb-5 font-semibold">{title}</h3>
          <CheckList items={items} not={not} />
        </div>
      ))}
    </div>
  </div>
);
