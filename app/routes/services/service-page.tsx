import type { ReactNode } from "react";
import { ContactSection } from "~/components/layout/contact-section";
import { Page } from "~/components/layout/page";
import { Closing } from "~/components/sections/closing";
import { Hero } from "~/components/sections/hero";
import { Callout } from "~/components/ui/callout";
import { clients, replyTime } from "~/config/facts";
import { pageAt } from "~/content/pages";
import { partOf } from "~/content/service-pages/part-of";
import type { ServiceContent } from "~/content/service-pages/shape";
import type { Figure } from "~/content/types";
import { type Placement, ServicePart } from "./service-part";

const HeroCard = ({ figures, note }: { figures: readonly Figure[]; note?: string }) => (
  <Callout>
    <dl className="grid fit-cols-8 gap-x-4 gap-y-3 sm:gap-x-8">
      {figures.map(({ value, label, definition }) => (
        <div key={label} className="flex flex-col">
          <dt className="order-2 mt-1 font-semibold [line-height:1.25]">{label}</dt>
          <dd className="order-1 whitespace-nowrap font-head text-statement font-bold text-petrol-deep">
            {value}
          </dd>
          <dd className="order-3 text-small text-muted">{definition}</dd>
        </div>
      ))}
    </dl>
    {note && <p className="mt-3 border-t border-rule pt-3 text-small text-muted">{note}</p>}
  </Callout>
);

interface Props {
  page: ServiceContent;
  drawing: ReactNode;
  /** Every part of the page once, in the order in which a buyer asks. */
  sequence: readonly Placement[];
  /** The hero as a blueprint. */
  dark?: boolean;
}

function End({ page: { closing } }: { page: ServiceContent }) {
  if (closing === "contact") return <ContactSection />;
  return <Closing {...closing} reply={replyTime} />;
}

/** Every service page: hero and drawing, the parts in order, and the contact form or a closing link. */
export function ServicePage({ page, drawing, sequence, dark }: Props) {
  const { ownClients, ...hero } = page.hero;
  return (
    <Page dark={dark}>
      <Hero
        {...hero}
        clients={ownClients ? undefined : clients}
        page={pageAt(page.path)}
        drawing={drawing}
        dark={dark}
        callout={<HeroCard figures={page.card} note={page.cardNote} />}
      />
      {sequence.map((placement) => (
        <ServicePart
          key={placement.id}
          part={partOf(page, placement.id)}
          placement={placement}
          next={page.closing === "contact" ? "#contact" : page.closing.to}
        />
      ))}
      <End page={page} />
    </Page>
  );
}
