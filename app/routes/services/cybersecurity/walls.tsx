import { CheckList } from "~/components/sections/check-list";
import type { NamedList } from "~/content/types";

const List = ({ title, items }: NamedList) => (
  <>
    <h3 className="mb-5">{title}</h3>
    <CheckList items={items} />
  </>
);

/** What is there already as a room, and what is added as the wall around it. */
export const Walls = ({ lists: [room, wall] }: { lists: readonly [NamedList, NamedList] }) => (
  <div className="break-inside-avoid">
    <div className="engineering-grid grid gap-8 border-2 border-petrol bg-mist p-4 sm:p-6 lg:grid-cols-2 lg:gap-20">
      <div className="border-2 border-petrol bg-white p-4 sm:p-6">
        <List {...room} />
      </div>
      <div className="py-6 lg:py-6.5">
        <List {...wall} />
      </div>
    </div>
  </div>
);
