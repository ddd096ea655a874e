import { Rows } from "~/components/sections/rows";
import { managedIt } from "~/content/service-pages/managed-it";
import { partOf } from "~/content/service-pages/part-of";

const jobs = partOf(managedIt, "jobs", "cards");
const gains = partOf(managedIt, "gains", "cards");

/** What we do, and beside it what that is good for. */
export const Jobs = () => (
  <div className="grid gap-x-20 gap-y-6 lg:grid-cols-5-2">
    <Rows rows={jobs.cards} />
    <section id={gains.id} className="break-inside-avoid border-t-2 border-petrol pt-4">
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
