import { CardGrid } from "~/components/sections/card-grid";
import { ButtonLink } from "~/components/ui/button";
import type { Action, Card } from "~/content/types";

interface Props {
  title: string;
  cards: readonly Card[];
  button: Action;
}

/** One sentence as large as the page's first, the step to take beside it, and the promises behind it in a row. */
export const Promises = ({ title, cards, button }: Props) => (
  <div className="break-inside-avoid">
    <div className="section-head flex flex-wrap items-end justify-between gap-x-12 gap-y-6 pb-10 lg:pb-16 print:block">
      <h2 className="text-statement sm:text-display sm:max-lg:text-balance lg:max-w-[12em]">
        {title}
      </h2>
      <p className="print:hidden">
        <ButtonLink to={button.to} variant="amber" size="lg">
          {button.label}
        </ButtonLink>
      </p>
    </div>
    <CardGrid cards={cards} wide={4} onBand />
  </div>
);
