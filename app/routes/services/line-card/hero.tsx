import { LineCardBoard } from "~/components/drawings/line-card-board";
import { PartnerIcon } from "~/components/drawings/partner-icon";
import { Hero } from "~/components/sections/hero";
import { Callout } from "~/components/ui/callout";
import { TextLink } from "~/components/ui/text-link";
import { lineCard } from "~/content/line-card";
import { pageAt } from "~/content/pages";
import { shelves } from "~/content/partners";
import { portNumber } from "~/lib/port-number";

/** The board of thirteen lines, and the brand on each, with its sign (specification 2: the first six at least). */
export function LineCardHero() {
  const { brands, note, ...hero } = lineCard.hero;
  return (
    <Hero
      {...hero}
      long
      note={
        <>
          {note.question}{" "}
          <span className="inline-block">
            <TextLink to={note.to} inline>
              {note.label}
            </TextLink>
          </span>
        </>
      }
      page={pageAt("/services/line-card")}
      drawing={<LineCardBoard />}
      callout={
        <Callout>
          <p className="text-small font-semibold text-petrol">{brands}</p>
          <ul className="port-list mt-3 text-small font-semibold">
            {shelves
              .flatMap((shelf) => shelf.brands)
              .map(({ name, icon, port }) => (
                <li key={name} className="mb-1 flex items-center gap-1 sm:gap-2">
                  <span aria-hidden="true" className="font-normal text-muted tabular">
                    {portNumber(port)}
                  </span>{" "}
                  <PartnerIcon name={icon} /> {name}
                </li>
              ))}
          </ul>
        </Callout>
      }
    />
  );
}
