import { Drawing } from "~/components/drawings/drawing";
import { boxes } from "~/components/drawings/strokes";
import { CardGrid } from "~/components/sections/card-grid";
import { ButtonLink } from "~/components/ui/button";
import { site } from "~/config/site";
import type { Action, Card } from "~/content/types";

interface Props {
  title: string;
  cards: readonly Card[];
  button: Action;
}

/** Who deals with whom: between the client and us is always the provider. */
const Between = () => (
  <div className="blueprint max-w-[24rem] print:hidden">
    <Drawing viewBox="-12 0 364 100" className="w-full">
      <path d="M73 42h60M207 42h60" />
      <path d="M1 18h72v48H1zM267 18h72v48h-72z" className="paper" />
      <path d="M133 12h74v60h-74z" className="area wall" />
      <path
        d={boxes(12, 12, [
          [67, 36],
          [127, 36],
          [201, 36],
          [261, 36],
        ])}
        className="solid"
      />
      {["Your client", "You", site.brand].map((name, at) => (
        <text key={name} x={37 + at * 133} y="94" textAnchor="middle" className="label">
          {name}
        </text>
      ))}
    </Drawing>
  </div>
);

/** One sentence as large as the page's first, the promises behind it in a row, and the step to take. */
export const Promises = ({ title, cards, button }: Props) => (
  <div className="grid break-inside-avoid gap-6 lg:gap-12">
    <div className="grid items-center gap-6 lg:grid-cols-[7fr_4fr] lg:gap-20">
      <div className="section-head">
        <h2 className="text-statement sm:text-display sm:text-balance">{title}</h2>
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
