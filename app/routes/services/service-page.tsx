import type { ReactNode } from "react";
import { ContactSection } from "~/components/layout/contact-section";
import { Page } from "~/components/layout/page";
import { Banner } from "~/components/sections/banner";
import { Hero } from "~/components/sections/hero";
import { Callout } from "~/components/ui/callout";
import { runLegend } from "~/content/run-legend";
import type { ServicePage as Content, Part } from "~/content/service-pages/shape";
import type { Figure } from "~/content/types";
import { type Placement, ServicePart } from "./service-part";

const HeroCard = ({ figures, note }: { figures: readonly Figure[]; note?: string }) => (
  <Callout legend={runLegend}>
    <dl className="grid grid-cols-2 gap-x-5">
      {figures.map(({ value, label, definition }) => (
        <div key={label} className="row-span-3 grid grid-rows-subgrid">
          <dt className="row-start-2 mt-1 font-semibold [line-height:1.25]">{label}</dt>
          <dd className="row-start-1 font-head text-statement font-bold text-petrol">{value}</dd>
          <dd className="row-start-3 mt-1 text-small text-muted">{definition}</dd>
        </div>
      ))}
    </dl>
    {note && <p className="mt-4 text-small text-muted">{note}</p>}
  </Callout>
);

interface Props {
  page: Content;
  drawing: ReactNode;
  /** Every part of the page once, in the order in which a buyer asks. */
  sequence: readonly Placement[];
  /** The hero as a blueprint. */
  dark?: boolean;
}

function partOf({ path, parts }: Content, id: string): Part {
  const part = parts.find((one) => one.id === id);
  if (!part) throw new Error(`${path} has no part ${id}.`);
  return part;
}

/** Every service page: hero and drawing, the parts in order, and the contact form or a closing link. */
export const ServicePage = ({ page, drawing, sequence, dark }: Props) => (
  <Page>
    <Hero
      {...page.hero}
      drawing={drawing}
      dark={dark}
      callout={<HeroCard figures={page.card} note={page.cardNote} />}
    />
    {sequence.map((placement) => (
      <ServicePart key={placement.id} part={partOf(page, placement.id)} placement={placement} />
    ))}
    {page.closing === "contact" ? <ContactSection /> : <Banner {...page.closing} />}
  </Page>
);
