import { Chart } from "~/components/drawings/chart";
import { RackRail } from "~/components/drawings/rack-rail";
import { boxes, lattice } from "~/components/drawings/strokes";
import { ButtonLink } from "~/components/ui/button";
import { closetUnits } from "~/content/service-figures/closet-units";
import type { Action, Card } from "~/content/types";

interface Props {
  cards: readonly Card[];
  button: Action;
}

/** The rack after the move: what you gain stands in the place of what is gone. */
export const EmptyCloset = ({ cards, button }: Props) => (
  <>
    <div className="relative border-4 border-petrol bg-white px-3 py-3 sm:px-8">
      <RackRail />
      <RackRail right />
      <div className="grid grid-cols-[1fr_auto] items-center gap-4 border-y-2 border-petrol bg-tint px-4 py-2 sm:px-6">
        <div className="overflow-hidden">
          <Chart height={20}>
            <path d={boxes(10, 10, lattice([1, 5], [18, 0], 8))} className="paper" />
          </Chart>
        </div>
        <p className="text-small font-semibold">{closetUnits.stays}</p>
      </div>
      <ul>
        {cards.map(({ title, text }, at) => (
          <li
            key={title}
            className="grid break-inside-avoid gap-x-8 gap-y-1 border-b-2 border-dashed border-field p-4 last:border-0 sm:p-6 lg:grid-cols-[4fr_8fr]"
          >
            <div>
              <h3>{title}</h3>
              <p className="text-small text-muted">
                Was: <del className="no-underline">{closetUnits.gone[at]}</del>
              </p>
            </div>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
    <p className="mt-8 print:hidden">
      <ButtonLink to={button.to} size="lg">
        {button.label}
      </ButtonLink>
    </p>
  </>
);
