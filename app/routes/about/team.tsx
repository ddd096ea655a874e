import type { Member } from "~/content/about";

const initials = (name: string) =>
  name
    .split(" ")
    .map((part) => part[0])
    .join("");

/** Each person with title, office and what to call them about. */
export const Team = ({ members, label }: { members: readonly Member[]; label: string }) => (
  <ul className="border-b border-rule">
    {members.map(({ name, title, duties, ask, office }) => (
      <li
        key={name}
        className="grid grid-cols-[4rem_1fr] items-start gap-x-4 gap-y-3 border-t border-rule py-5 sm:gap-x-8 sm:py-8 sm:grid-cols-[5rem_1fr] lg:grid-cols-[5rem_4fr_6fr]"
      >
        <span
          aria-hidden="true"
          className="grid size-16 sm:size-20 place-items-center border-2 border-petrol bg-tint font-head font-bold text-petrol"
        >
          {initials(name)}
        </span>
        <div>
          <h3>{name}</h3>
          <p className="mt-1 font-semibold">{title}</p>
          <p className="text-small text-muted">
            {office.city}, {office.state}
          </p>
        </div>
        <div className="max-w-prose max-sm:col-span-2 sm:col-start-2 lg:col-start-auto">
          <p className="text-muted">{duties}</p>
          <p className="mt-2">
            <span className="font-semibold">
              {label} {name.split(" ")[0]} about
            </span>{" "}
            {ask}.
          </p>
        </div>
      </li>
    ))}
  </ul>
);
