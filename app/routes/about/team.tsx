import clsx from "clsx";
import { site } from "~/config/site";
import type { Member } from "~/content/about";

/** A room takes as many of the plan's five columns as it has desks. */
const widths = ["", "lg:col-span-1", "lg:col-span-2", "lg:col-span-3", "lg:col-span-4"];

const initials = (name: string) =>
  name
    .split(" ")
    .map(([letter]) => letter)
    .join("");

const Person = ({ name, title, duties, ask, label }: Member & { label: string }) => (
  <li className="grid grid-cols-[5rem_1fr] content-start lg:grid-rows-[auto_auto_1fr_auto] lg:content-stretch gap-x-4 gap-y-2 md:grid-cols-1 md:gap-y-3">
    <p
      aria-hidden="true"
      className="grid size-20 place-items-center border-2 border-petrol bg-tint font-head text-[1.625rem] font-bold text-petrol md:size-24 md:text-[2rem]"
    >
      {initials(name)}
    </p>
    <div>
      <h3>{name}</h3>
      <p className="font-semibold leading-snug lg:min-h-[2lh]">{title}</p>
    </div>
    <p className="text-muted max-md:col-span-2">{duties}</p>
    <p className="max-md:col-span-2">
      <span className="font-semibold">
        {label} {name.split(" ")[0]} about
      </span>{" "}
      {ask}.
    </p>
  </li>
);

/** A plan of the offices: in each room its people, each with what to call them about. */
export const Team = ({ members, label }: { members: readonly Member[]; label: string }) => (
  <div className="grid gap-4 lg:grid-cols-5 lg:gap-0">
    {site.offices.map((office) => {
      const people = members.filter((member) => member.office === office);
      if (people.length === 0) return null;
      return (
        <div
          key={office.slug}
          className={clsx(
            "flex flex-col border-4 border-petrol bg-white p-4 sm:p-6 lg:not-first:border-l-0",
            widths[people.length] ?? "lg:col-span-5",
          )}
        >
          <p className="mb-4 font-semibold text-petrol sm:mb-6">
            {office.city}, {office.state}
          </p>
          <ul className="grid grow gap-8 md:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]">
            {people.map((member) => (
              <Person key={member.name} {...member} label={label} />
            ))}
          </ul>
        </div>
      );
    })}
  </div>
);
