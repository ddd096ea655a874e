import { CardGrid } from "~/components/sections/card-grid";
import { ButtonLink } from "~/components/ui/button";
import type { Action, Card } from "~/content/types";

interface Props {
  title: string;
  cards: readonly Card[];
  button: Action;
}

/** One sentence as large as the page's first, the promises behind it in a row, and the step to take: beside the sentence, or on a narrow screen last. */
export const Promises = ({ title, cards, button }: Props) => (
  <div className="grid break-inside-avoid gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto] lg:gap-y-16">
    <div className="section-head">
      <h2 className="text-statement sm:text-display sm:max-lg:text-balance lg:max-w-[12em]">
        {title}
      </h2>
    </div>
    <div className="lg:col-span-2">
      <CardGrid cards={cards} wide={4} onBand />
    </div>
    <p className="lg:col-start-2 lg:row-start-1 lg:self-end print:hidden">
      <ButtonLink to={button.to} variant="amber" size="lg">
        {button.label}
      </ButtonLink>
    </p>
  </div>
);
