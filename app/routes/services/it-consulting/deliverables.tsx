import { CheckList } from "~/components/sections/check-list";
import type { Lists } from "~/content/types";

/** What is handed over, and beside it what is not. */
export const Deliverables = ({ lists }: { lists: Lists }) => (
  <div className="break-inside-avoid">
    <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
      {lists.map(({ title, items, not }) => (
        <div key={title} className="border-t-2 border-petrol pt-6">
          <h3 className="mb-5">{title}</h3>
          <CheckList items={items} not={not} />
        </div>
      ))}
    </div>
  </div>
);
