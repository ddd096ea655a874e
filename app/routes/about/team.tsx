import clsx from "clsx";
import { site } from "~/config/site";
import type { Member } from "~/content/about";

/** A room takes as many of the plan's five columns as it has desks. */
const widths = ["", "xl:col-span-1", "xl:col-span-2", "xl:col-span-3", "xl:col-span-4"];

/** A plate as on a door, what to call this person about, and the duties: a row each, across all rooms. */
const Person = ({ name, title, duties, ask, label }: Member & { label: string }) => (
  <li className="grid content-start gap-y-4 xl:row-span-3 xl:grid-rows-subgrid">
    <div className="bg-tint px-3 py-2">
      <h3 translate="no">{name}</h3>
      <p className="text-small text-balance text-muted">{title}</p>
    </div>
    <p>
      {label} {name.split(" ")[0]}{" "}
      <span className="block font-head leading-tight font-bold text-balance text-petrol">
        {ask}.
      </span>
    </p>
    <p className="text-muted">{duties}</p>
  </li>
);

/** A plan of the offices: in each room its people, each with what to call them about. */
export const Team = ({ members, label }: { members: readonly Member[]; label: string }) => (
  <div className="grid gap-4 xl:grid-cols-5 xl:grid-rows-[repeat(4,auto)] xl:gap-x-0">
    {site.offices.map((office) => {
      const people = members.filter((member) => member.office === office);
      if (people.length === 0) return null;
      return (
        <div
          key={office.slug}
          className={clsx(
            "border-4 border-petrol bg-white p-4 sm:p-6 xl:row-span-4 xl:grid xl:grid-rows-subgrid xl:not-first:border-l-0",
            widths[people.length] ?? "xl:col-span-5",
          )}
        >
          <p className="mb-4 font-semibold text-petrol xl:mb-0">
            {office.city}, {office.state}
          </p>
          <ul className="grid gap-x-6 gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] xl:row-span-3 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-none xl:grid-rows-subgrid xl:gap-y-4">
            {people.map((member) => (
              <Person key={member.name} {...member} label={label} />
            ))}
          </ul>
        </div>
      );
    })}
  </div>
);
