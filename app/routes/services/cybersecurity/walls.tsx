import { CheckList } from "~/components/sections/check-list";
import type { Lists, NamedList } from "~/content/types";

const List = ({ title, items, not }: NamedList) => (
  <>
    <h3 className="mb-4">{title}</h3>
    <CheckList items={items} not={not} columns />
  </>
);

/** What is there already as a room, what is added as the wall around it, and outside the wall what is not included. */
export const Walls = ({ lists: [room, wall, outside] }: { lists: Lists }) => (
  <div className="break-inside-avoid">
    <div className="engineering-grid border-2 border-petrol bg-mist p-4 sm:p-6">
      <div className="border-2 border-petrol bg-white p-4 sm:p-6">
        <List {...room} />
      </div>
      <div className="pt-6 sm:px-6.5">
        <List {...wall} />
      </div>
    </div>
    {outside && (
      <div className="border-2 border-t-0 border-dashed border-petrol p-4 sm:px-12.5 sm:py-6">
        <List {...outside} />
      </div>
    )}
  </div>
);
