import { useActionData, useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { SectionHead } from "~/components/ui/section";
import { lineCard } from "~/content/line-card";
import { partners } from "~/content/partners";
import type { Answer } from "~/forms/answer";
import { procurement } from "~/forms/procurement";
import { BrandCard } from "./brand-card";

/** The brand's line on the board that the hero shows. */
const portName = (at: number) => String(at + 1).padStart(2, "0");

/** The card at a glance beside the list: what is selected is filled. */
const Ledger = () => (
  <div className="brand-ledger" aria-hidden="true">
    {partners.map(({ name }, at) => (
      <p
        key={name}
        className="pick flex items-center gap-3 border-t border-rule py-1 text-small tabular"
      >
        <span className="size-3 border-2 border-petrol bg-(--pick-fill)" />
        {`${portName(at)} ${name}`}
      </p>
    ))}
  </div>
);

/** The brands that were chosen in the post that this page answers. */
function useChosen(): readonly unknown[] {
  const answer = useActionData<Answer>();
  const posted = answer?.form === procurement.id ? answer.result.initialValue?.interests : [];
  return [posted].flat();
}

/** The list of brands, with its heading and the count of what is selected in the rail beside it. */
export function BrandList() {
  const [query] = useSearchParams();
  const sent = query.get("sent") === procurement.id;
  const chosen = useChosen();
  const { title, intro, missing, tray } = lineCard.list;
  return (
    <section id="line-card" className="section bg-mist">
      <div className="wrap">
        <SectionHead title={title} />
        <div className="brand-catalogue">
          <div className="brand-intro">
            <p className="text-muted">{intro}</p>
            <Ledger />
          </div>
          <div className="brand-grid">
            <ul className="contents">
              {partners.map((partner, at) => (
                <li key={partner.name} className="brand">
                  <BrandCard
                    {...partner}
                    port={portName(at)}
                    chosen={chosen.includes(partner.name)}
                    sent={sent}
                  />
                </li>
              ))}
            </ul>
            <div className="border-t-2 border-petrol py-4 sm:p-6">
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
      </div>
    </section>
  );
}
