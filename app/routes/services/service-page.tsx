import type { ReactNode } from "react";
import { ContactSection } from "~/components/layout/contact-section";
import { Page } from "~/components/layout/page";
import { ServerMarkup } from "~/components/layout/server-markup";
import { Banner } from "~/components/sections/banner";
import { Hero } from "~/components/sections/hero";
import { Callout } from "~/components/ui/callout";
import type { ServicePage as Content, Part } from "~/content/service-pages/shape";
import type { Figure } from "~/content/types";
import { type Placement, ServicePart } from "./service-part";

const HeroCard = ({ figures, note }: { figures: readonly Figure[]; note?: string }) => (
  <Callout>
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

interface BodyProps {
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

/** A service page without its contact form: hero and drawing, the parts in order, a closing link. */
export const ServiceBody = ({ page, drawing, sequence, dark }: BodyProps) => (
  <>
    <Hero
      {...page.hero}
      drawing={drawing}
      dark={dark}
      callout={<HeroCard figures={page.card} note={page.cardNote} />}
    />
    {sequence.map((placement) => (
      <ServicePart key={placement.id} part={partOf(page, placement.id)} placement={placement} />
    ))}
    {page.closing !== "contact" && <Banner {...page.closing} />}
  </>
);

interface Props {
  /** The {@link ServiceBody}, which is the server's alone. */
  children: ReactNode;
  /** True where the page ends in the contact form (`closing` in its content). */
  contact?: boolean;
}

/** The frame of every service page; its sequence stands in its route. */
export const ServicePage = ({ children, contact = false }: Props) => (
  <Page>
    <ServerMarkup>{children}</ServerMarkup>
    {contact && <ContactSection />}
  </Page>
);
