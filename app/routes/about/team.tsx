import type { Member } from "~/content/about";

/** Each person with title, office and what to call them about. */
export const Team = ({ members, label }: { members: readonly Member[]; label: string }) => (
  <ul className="border-b border-rule">
    {members.map(({ name, title, duties, ask, office }) => (
      <li
        key={name}
        className="grid gap-x-20 gap-y-3 border-t border-rule py-5 sm:py-8 md:grid-cols-[4fr_7fr]"
      >
        <div>
          <h3>{name}</h3>
          <p className="mt-1 font-semibold">{title}</p>
          <p className="text-small text-muted">
            {office.city}, {office.state}
          </p>
        </div>
        <div className="max-w-prose">
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
