import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { lineCard } from "~/content/line-card";
import { partners } from "~/content/partners";
import { controlId } from "~/forms/names";
import { procurement } from "~/forms/procurement";
import { BrandCard } from "./brand-card";

/** The list of brands, with its heading and the count of what is selected in the rail beside it. */
export function BrandList() {
  const [query] = useSearchParams();
  const sent = query.get("sent") === procurement.id;
  const { title, lead, keyboard, missing, tray } = lineCard.list;
  return (
    <section id="line-card" className="section bg-mist">
      <div className="wrap brand-catalogue">
        <div className="brand-intro">
          <h2>{title}</h2>
          <p className="mt-3 text-muted">{lead}</p>
          <p className="mt-2">
            <ButtonLink
              to={sent ? "#become-a-partner" : `#${controlId(procurement.id, "interests")}`}
              variant="link"
            >
              {keyboard}
            </ButtonLink>
          </p>
        </div>
        <div className="brand-grid">
          <ul className="contents">
            {partners.map((partner) => (
              <li key={partner.name} className="brand">
                <BrandCard {...partner} sent={sent} />
              </li>
            ))}
          </ul>
          <div className="border-t-2 border-petrol p-6">
            <h3 className="font-semibold">{missing.title}</h3>
            <p className="mt-2 text-muted">{missing.text}</p>
          </div>
        </div>
        <div className="brand-tray">
          <p className="font-head font-bold">
            <span className="brand-count" /> {tray.selected}
          </p>
          <ButtonLink to="#become-a-partner" size="sm">
            {tray.link}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
