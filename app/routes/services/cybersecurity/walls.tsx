import { CheckList } from "~/components/sections/check-list";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { partOf } from "~/content/service-pages/part-of";
import { formatList } from "~/lib/format-list";

const added = partOf(cybersecurity, "services", "cards");
const [room, outside] = partOf(cybersecurity, "adds", "lists").lists;

/** What is there already in a line, then under a rule each what is added and what is not included. */
export const Walls = () => (
  <div className="break-inside-avoid">
    <p className="mb-6">
      <strong>{room.title}:</strong> {formatList(room.items)}
    </p>
    <section id={added.id} className="border-t-2 border-petrol pt-4">
      <h3 className="mb-4">{added.title}</h3>
      <ul className="grid gap-x-12 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {added.cards.map(({ title, text }) => (
          <li key={title}>
            <h4 className="font-semibold">{title}</h4>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
    <div className="mt-8 border-t-2 border-dashed border-petrol pt-4">
      <h3 className="mb-4">{outside.title}</h3>
      <CheckList items={outside.items} not columns />
    </div>
  </div>
);
