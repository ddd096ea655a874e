import { CheckList } from "~/components/sections/check-list";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { partOf } from "~/content/service-pages/part-of";
import { listed } from "~/lib/listed";

const added = partOf(cybersecurity, "services", "cards");
const [room, outside] = partOf(cybersecurity, "adds", "lists").lists;

/** What is there already in a line, what is added as the wall, and outside the wall what is not included. */
export const Walls = () => (
  <div className="break-inside-avoid">
    <p className="mb-6">
      <strong>{room.title}:</strong> {listed(room.items)}
    </p>
    <section id={added.id} className="border-2 border-petrol bg-tint p-4 sm:p-6">
      <h3 className="mb-4">{added.title}</h3>
      <ul className="grid gap-x-12 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {added.cards.map(({ title, text }) => (
          <li key={title}>
            <h4 className="font-semibold">{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
    <div className="border-2 border-t-0 border-dashed border-petrol p-4 sm:p-6">
      <h3 className="mb-4">{outside.title}</h3>
      <CheckList items={outside.items} not columns />
    </div>
  </div>
);
