import { AskLine } from "~/components/sections/ask-line";
import { Rows } from "~/components/sections/rows";
import { managedIt } from "~/content/service-pages/managed-it";
import { partOf } from "~/content/service-pages/part-of";

const jobs = partOf(managedIt, "jobs", "cards");
const gains = partOf(managedIt, "gains", "cards");

/** What we do, and beside it what that is good for. */
export const Jobs = () => (
  <div className="grid gap-8 lg:grid-cols-[7fr_4fr] lg:gap-20">
    <div>
      <Rows rows={jobs.cards} />
      <AskLine to="#contact" />
    </div>
    <section id={gains.id} className="border-t-2 border-petrol pt-4 lg:-mt-4">
      <h3>{gains.title}</h3>
      <ul className="mt-3">
        {gains.cards.map(({ title, text }) => (
          <li key={title} className="break-inside-avoid border-t border-rule py-3">
            <h4 className="font-semibold">{title}</h4>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
