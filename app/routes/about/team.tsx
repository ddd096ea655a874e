import { site } from "~/config/site";
import type { Member } from "~/content/about";

/** Who it is, what to call this person about, and the duties; side by side in common rows. */
const Person = ({ name, title, duties, ask, label }: Member & { label: string }) => (
  <li className="grid content-start gap-y-4 md:row-span-3 md:grid-rows-subgrid">
    <div>
      <h3 translate="no">{name}</h3>
      <p className="text-small text-muted">{title}</p>
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

/** The offices, and beside each its people. */
export const Team = ({ members, label }: { members: readonly Member[]; label: string }) => (
  <div className="grid gap-10">
    {site.offices.map((office) => {
      const people = members.filter((member) => member.office === office);
      if (people.length === 0) return null;
      return (
        <div
          key={office.slug}
          className="grid gap-4 border-t-2 border-petrol pt-4 lg:grid-cols-2-9"
        >
          <p className="font-semibold text-petrol">
            {office.city}, {office.state}
          </p>
          <ul className="grid gap-x-8 gap-y-8 md:grid-cols-3">
            {people.map((member) => (
              <Person key={member.name} {...member} label={label} />
            ))}
          </ul>
        </div>
      );
    })}
  </div>
);
