import { CardGrid } from "~/components/sections/card-grid";
import { ButtonLink } from "~/components/ui/button";
import type { Action, Card } from "~/content/types";

interface Props {
  title: string;
  cards: readonly Card[];
  button: Action;
}

/** One sentence as large as the page's first, the promises behind it in a row, and the step to take. */
export const Promises = ({ title, cards, button }: Props) => (
  <div className="grid break-inside-avoid gap-6 lg:gap-12">
    <div className="section-head">
      <h2 className="text-display sm:max-lg:text-balance lg:max-w-[12em]">{title}</h2>
    </div>
    <CardGrid cards={cards} wide={4} onBand />
    <p className="print:hidden">
      <ButtonLink to={button.to} variant="amber" size="lg">
        {button.label}
      </ButtonLink>
    </p>
  </div>
);
