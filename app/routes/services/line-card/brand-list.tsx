import { useActionData, useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { SectionHead } from "~/components/ui/section";
import { partners } from "~/config/partners";
import { lineCard } from "~/content/line-card";
import type { Rejection } from "~/forms/form-state";
import { procurement } from "~/forms/procurement";
import { readSent } from "~/forms/read-sent";
import { BrandCard } from "./brand-card";

/** The brands that were chosen in the post that this page answers. */
function useChosen(): readonly unknown[] {
  const answer = useActionData<Rejection>();
  const posted = answer?.form === procurement.id ? answer.result.initialValue?.interests : [];
  return [posted].flat();
}

/** Every brand; the count of what is selected stays in sight below it. */
export function BrandList() {
  const [query] = useSearchParams();
  const sent = readSent(query, procurement.id) !== undefined;
  const chosen = useChosen();
  const { title, intro, missing, tray } = lineCard.list;
  return (
    <section id="line-card" className="section bg-mist">
      <div className="wrap">
        <SectionHead title={title} intro={intro} />
        <div className="brand-grid">
          <ul className="contents">
            {partners.map((brand, at) => (
              <li key={brand.name} className="brand">
                <BrandCard
                  {...brand}
                  port={at + 1}
                  chosen={chosen.includes(brand.name)}
                  sent={sent}
                />
              </li>
            ))}
          </ul>
          <div className="brand-missing">
            <h3>{missing.title}</h3>
            <p className="mt-2 text-muted">{missing.text}</p>
            <ButtonLink to="#become-a-partner" variant="link" className="self-start">
              {tray.link}
            </ButtonLink>
          </div>
        </div>
        <div className="brand-tray panel">
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
