import { Rows } from "~/components/sections/rows";
import { managedIt } from "~/content/service-pages/managed-it";
import { partOf } from "~/content/service-pages/part-of";

const jobs = partOf(managedIt, "jobs", "cards");
const gains = partOf(managedIt, "gains", "reasons");

/** What we do, and beside it what that is good for. */
export const Jobs = () => (
  <div className="grid gap-x-20 gap-y-6 lg:grid-cols-5-2">
    <Rows rows={jobs.cards} />
    <section id={gains.id} className="break-inside-avoid border-t-2 border-petrol pt-4">
      <h3>{gains.title}</h3>
      <ul className="mt-3 grid gap-2 text-petrol text-statement max-lg:sm:grid-cols-2 lg:gap-4">
        {gains.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  </div>
);
