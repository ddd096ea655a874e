import { Chart, Place } from "~/components/drawings/chart";
import { CardGrid } from "~/components/sections/card-grid";
import { ButtonLink } from "~/components/ui/button";
import { site } from "~/config/site";
import type { Action, Card } from "~/content/types";

interface Props {
  title: string;
  cards: readonly Card[];
  button: Action;
}

/** Who deals with whom: everything goes through the provider, and the line around it stays open. */
const Between = () => (
  <div className="blueprint print:hidden">
    <Chart height={112}>
      <line x1="92" x2="100%" y1="84" y2="84" />
      <path d="M1 60V20" />
      <line x1="1" x2="25%" y1="20" y2="20" />
      <line x1="75%" x2="100%" y1="20" y2="20" />
      <Place x="25%" y={20}>
        <path d="M0 0L16-16" data-open="" />
        <path d="M-5-5h10v10H-5z" className="solid" />
      </Place>
      <Place x="75%" y={20}>
        <path d="M-5-5h10v10H-5z" className="solid" />
      </Place>
      <text x="50%" y="25" textAnchor="middle">
        No line around you
      </text>
      <path d="M1 60h91v48H1z" className="paper" />
      <text x="46" y="89" textAnchor="middle">
        Your client
      </text>
      <Place x="50%" y={84}>
        <path d="M-32-24h64v48h-64z" className="area wall" />
        <path d="M-37-5h10v10h-10zM27-5h10v10H27z" className="solid" />
        <text y="5" textAnchor="middle">
          You
        </text>
      </Place>
      <Place x="100%" y={84}>
        <path d="M-1-24v-40" />
        <path d="M-92-24h91v48h-91z" className="paper" />
        <text x="-46" y="5" textAnchor="middle">
          {site.brand}
        </text>
      </Place>
    </Chart>
  </div>
);

/** One sentence as large as the page's first, the promises behind it in a row, and the step to take. */
export const Promises = ({ title, cards, button }: Props) => (
  <div className="grid break-inside-avoid gap-6 lg:gap-12">
    <div className="section-head">
      <h2 className="text-statement sm:text-display sm:text-balance">{title}</h2>
    </div>
    <Between />
    <CardGrid cards={cards} wide={4} onBand />
    <p className="print:hidden">
      <ButtonLink to={button.to} variant="amber" size="lg">
        {button.label}
      </ButtonLink>
    </p>
  </div>
);
