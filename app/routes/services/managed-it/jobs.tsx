import { Rows } from "~/components/sections/rows";
import { managedIt } from "~/content/service-pages/managed-it";
import { partOf } from "~/content/service-pages/part-of";

const jobs = partOf(managedIt, "jobs", "cards");
const gains = partOf(managedIt, "gains", "cards");

/** What we do, and in the same frame what that is good for. */
export const Jobs = () => (
  <div className="grid border-2 border-petrol lg:grid-cols-5-2">
    <div className="p-4 sm:p-6">
      <Rows rows={jobs.cards} />
    </div>
    <section
      id={gains.id}
      className="break-inside-avoid border-t-2 border-petrol bg-tint p-4 sm:p-6 lg:border-t-0 lg:border-l-2"
    >
      <h3>{gains.title}</h3>
      <ul className="mt-4 grid gap-4 max-lg:sm:grid-cols-2">
        {gains.cards.map(({ title, text }) => (
          <li key={title}>
            <h4 className="font-semibold">{title}</h4>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
