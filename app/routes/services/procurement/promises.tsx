import { ButtonLink } from "~/components/ui/button";
import type { Action, Card } from "~/content/types";

interface Props {
  title: string;
  cards: readonly Card[];
  button: Action;
}

/** One sentence as large as the page's first, and the promises behind it as a ruled column. */
export const Promises = ({ title, cards, button }: Props) => (
  <div className="grid break-inside-avoid gap-12 lg:grid-cols-[8fr_5fr] lg:gap-20 print:block">
    <div>
      <h2 className="text-statement sm:text-display sm:max-lg:text-balance lg:text-wrap">
        {title}
      </h2>
      <p className="mt-6 sm:mt-10 print:hidden">
        <ButtonLink to={button.to} variant="amber" size="lg">
          {button.label}
        </ButtonLink>
      </p>
    </div>
    <ul>
      {cards.map((card) => (
        <li key={card.title} className="break-inside-avoid border-t border-band-rule py-5">
          <h3 className="text-white">{card.title}</h3>
          <p className="mt-1 text-band-muted">{card.text}</p>
        </li>
      ))}
    </ul>
  </div>
);
