import { EmptyRack } from "~/components/drawings/empty-rack";
import { ButtonLink } from "~/components/ui/button";
import { SectionHead } from "~/components/ui/section";
import type { Action, Card } from "~/content/types";

interface Props {
  title: string;
  cards: readonly Card[];
  button: Action;
}

/** The server closet after the move, and what comes of it. */
export const EmptyCloset = ({ title, cards, button }: Props) => (
  <div className="grid gap-12 md:grid-cols-[1fr_auto] lg:gap-20">
    <div>
      <SectionHead title={title} />
      <ul className="border-b border-rule">
        {cards.map((card) => (
          <li key={card.title} className="break-inside-avoid border-t border-rule py-5">
            <h3>{card.title}</h3>
            <p className="mt-1 text-muted">{card.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 print:hidden">
        <ButtonLink to={button.to} size="lg">
          {button.label}
        </ButtonLink>
      </p>
    </div>
    <div className="max-md:hidden">
      <EmptyRack />
    </div>
  </div>
);
