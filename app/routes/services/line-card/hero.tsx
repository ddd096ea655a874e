import { LineCardBoard } from "~/components/drawings/line-card-board";
import { PartnerIcon } from "~/components/drawings/partner-icon";
import { Hero } from "~/components/sections/hero";
import { Callout } from "~/components/ui/callout";
import { lineCard } from "~/content/line-card";
import { pageAt } from "~/content/pages";
import { leadingPartners } from "~/content/partners";

/** The board of thirteen lines, and their names. */
export function LineCardHero() {
  const { brands, others, ...hero } = lineCard.hero;
  return (
    <Hero
      {...hero}
      long
      centered
      page={pageAt("/services/line-card")}
      drawing={<LineCardBoard />}
      callout={
        <Callout>
          <p className="text-small font-semibold text-petrol">{brands}</p>
          <ul className="mt-3 grid grid-cols-[auto_auto_auto] justify-between gap-y-4 sm:grid-cols-6 sm:justify-normal">
            {leadingPartners.map(({ name, icon }) => (
              <li key={name} className="sm:flex sm:flex-col sm:items-center">
                {/* A sign begins 4 units or more inside its square */}
                <span className="block max-sm:-ml-1">
                  <PartnerIcon name={icon} />
                </span>
                <span className="mt-1 block font-head text-small font-semibold">{name}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-small text-muted">{others}</p>
        </Callout>
      }
    />
  );
}
