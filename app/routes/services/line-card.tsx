import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { Page } from "~/components/layout/page";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { lineCard } from "~/content/line-card";
import { procurementLead } from "~/forms/procurement";
import { pageMeta } from "~/head/page-meta";
import { submit } from "~/leads/submit.server";
import { LineCardBenefits } from "./line-card/benefits";
import { BrandList } from "./line-card/brand-list";
import { LineCardForm } from "./line-card/form";
import { LineCardHero } from "./line-card/hero";

export const meta = pageMeta({ path: "/services/line-card", ...lineCard });

export const action = (args: ActionFunctionArgs) => submit(args, procurementLead);

/**
 * Technology Partner Line Card (specification 2). The list and the form share a wrapper, in which
 * styles/line-card.css reads off the form's check boxes which cards are selected.
 */
export default function LineCard() {
  const { title, text, button, to } = lineCard.closing;
  return (
    <Page>
      <LineCardHero />
      <LineCardBenefits />
      <div className="line-card">
        <BrandList />
        <LineCardForm />
      </div>
      <Section tone="sheet" rhythm="tight" className="print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
          <div className="section-head">
            <h2 className="text-statement">{title}</h2>
            <p className="mt-3 text-muted">{text}</p>
          </div>
          <ButtonLink to={to} size="lg">
            {button}
          </ButtonLink>
        </div>
      </Section>
    </Page>
  );
}
