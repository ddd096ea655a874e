import { Drawing } from "~/components/drawings/drawing";
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
  <div className="blueprint enlarged print:hidden">
    <Drawing viewBox="0 0 320 110" className="max-w-[34rem] lg:max-w-none">
      <path d="M92 84h136M1 60V20h77M319 60V20h-77" />
      <path d="M78 20l16-16" data-open="" />
      <path d="M73 15h10v10H73zM237 15h10v10h-10z" className="solid" />
      <path d="M1 60h91v48H1zM228 60h91v48h-91z" className="paper" />
      <path d="M128 60h64v48h-64z" className="area wall" />
      <path d="M123 79h10v10h-10zM187 79h10v10h-10z" className="solid" />
      {(
        [
          ["No line around you", 160, 26],
          ["Your client", 46, 90],
          ["You", 160, 90],
          [site.brand, 273, 90],
        ] as const
      ).map(([name, x, y]) => (
        <text key={name} x={x} y={y} textAnchor="middle" className="note">
          {name}
        </text>
      ))}
    </Drawing>
  </div>
);

/** One sentence as large as the page's first, the promises behind it in a row, and the step to take. */
export const Promises = ({ title, cards, button }: Props) => (
  <div className="grid break-inside-avoid gap-6 lg:gap-12">
    <div className="grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-12">
      <div className="section-head">
        <h2 className="text-statement sm:text-balance">{title}</h2>
      </div>
      <Between />
    </div>
    <CardGrid cards={cards} wide={4} onBand />
    <p className="print:hidden">
      <ButtonLink to={button.to} variant="amber" size="lg">
        {button.label}
      </ButtonLink>
    </p>
  </div>
);
