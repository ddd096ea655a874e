import { LineCardBoard } from "~/components/drawings/line-card-board";
import { PartnerIcon } from "~/components/drawings/partner-icon";
import { Hero } from "~/components/sections/hero";
import { Callout } from "~/components/ui/callout";
import { TextLink } from "~/components/ui/text-link";
import { firstBrands } from "~/config/partners";
import { lineCard } from "~/content/line-card";
import { pageAt } from "~/content/pages";
import { lineLabel } from "~/lib/line-label";

/** The board with a line for each brand, and the first six of them with their signs (specification 2). */
export function LineCardHero() {
  const { brands, note, ...hero } = lineCard.hero;
  return (
    <Hero
      {...hero}
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
          <ul className="mt-3 grid grid-cols-2 gap-2 text-small font-semibold sm:grid-cols-3">
            {firstBrands.map(({ name, icon }, at) => (
              <li key={name} className="flex items-center gap-2">
                <span aria-hidden="true" className="font-normal text-muted tabular">
                  {lineLabel(at + 1)}
                </span>{" "}
                <PartnerIcon name={icon} /> <span translate="no">{name}</span>
              </li>
            ))}
          </ul>
        </Callout>
      }
    />
  );
}
