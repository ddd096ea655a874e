import { CheckList } from "~/components/sections/check-list";
import type { NamedList } from "~/content/types";

/** What is handed over, and under it the shorter list of what is not. */
export const Deliverables = ({ lists }: { lists: readonly NamedList[] }) => (
  <div className="flex flex-col gap-12">
    {lists.map(({ title, items, not }) => (
      <div key={title}>
        <h3 className="mb-5 font-semibold">{title}</h3>
        <CheckList items={items} not={not} columns />
      </div>
    ))}
  </div>
);
