import type { Card } from "~/content/types";

/** Each question as its asker puts it, under the name of the service that answers it. */
export const Answered = ({ cards }: { cards: readonly Card[] }) => (
  <ul className="grid gap-x-12 lg:grid-cols-2 lg:gap-x-20">
    {cards.map(({ title, text }) => (
      <li key={title} className="break-inside-avoid border-t border-rule py-5">
        <h3 className="text-small text-petrol">{title}</h3>
        <p className="mt-1">{text}</p>
      </li>
    ))}
  </ul>
);
