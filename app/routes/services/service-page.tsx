import type { ReactNode } from "react";
import { Page } from "~/components/layout/page";
import { ServerMarkup } from "~/components/layout/server-markup";
import { Banner } from "~/components/sections/banner";
import { ContactSection } from "~/components/sections/contact-section";
import type { Figure } from "~/components/sections/figures";
import { Hero } from "~/components/sections/hero";
import { Callout } from "~/components/ui/callout";
import type { ServicePage as Content, Part } from "~/content/service-pages/shape";
import { ServicePart } from "./service-part";

const HeroCard = ({ figures }: { figures: readonly Figure[] }) => (
  <Callout>
    <dl className="grid grid-cols-2 gap-x-5">
      {figures.map(({ value, label, definition }) => (
        <div key={label} className="row-span-3 grid grid-rows-subgrid">
          <dt className="row-start-2 mt-1 font-semibold leading-tight">{label}</dt>
          <dd className="row-start-1 font-head text-heading font-bold text-petrol">{value}</dd>
          <dd className="row-start-3 mt-1 text-small text-muted">{definition}</dd>
        </div>
      ))}
    </dl>
  </Callout>
);

/** White and mist in turn; the dark band of the reasons does not count. */
const groundOf = (parts: readonly Part[], at: number) =>
  parts.slice(0, at).filter(({ kind }) => kind !== "reasons").length % 2 === 0 ? "white" : "mist";

/** The one skeleton of every service page: hero with its drawing, the parts in order, a way to us. */
export function ServicePage({ page, drawing }: { page: Content; drawing: ReactNode }) {
  const { hero, card, parts, closing } = page;
  return (
    <Page>
      <ServerMarkup>
        {import.meta.env.SSR && (
          <>
            <Hero {...hero} drawing={drawing} callout={<HeroCard figures={card} />} />
            {parts.map((part, at) => (
              <ServicePart key={part.title} part={part} ground={groundOf(parts, at)} />
            ))}
          </>
        )}
      </ServerMarkup>
      {closing === "contact" ? (
        <ContactSection />
      ) : (
        <ServerMarkup>{import.meta.env.SSR && <Banner {...closing} />}</ServerMarkup>
      )}
    </Page>
  );
}
