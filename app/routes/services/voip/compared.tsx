import { oldPhones } from "~/content/service-figures/old-phones";
import type { Card } from "~/content/types";

const row = "grid gap-x-8 border-t border-rule md:grid-cols-4-4-7";

/** Each benefit with what it replaces; on a wide screen the two systems in columns. */
export const Compared = ({ cards }: { cards: readonly Card[] }) => (
  <>
    <p aria-hidden="true" className={`${row} font-semibold text-petrol max-md:hidden`}>
      <span className="col-start-2 md:py-4">{oldPhones.name}</span>{" "}
      <span className="md:bg-tint md:px-6 md:py-4">{oldPhones.next}</span>
    </p>
    <ul>
      {cards.map(({ title, text }, at) => (
        <li key={title} className={`${row} break-inside-avoid max-md:py-3`}>
          <h3 className="md:py-4">{title}</h3>
          <p className="text-muted max-md:text-small md:py-4">
            <span className="md:sr-only">{oldPhones.name}:</span> {oldPhones.rows[at]}
          </p>
          <p className="max-md:mt-1 md:bg-tint md:px-6 md:py-4">{text}</p>
        </li>
      ))}
    </ul>
  </>
);
