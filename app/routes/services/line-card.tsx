import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { Page } from "~/components/layout/page";
import { Closing } from "~/components/sections/closing";
import { lineCard } from "~/content/line-card";
import { procurementHandler } from "~/forms/procurement";
import { pageMeta } from "~/head/page-meta";
import { submit } from "~/leads/submit.server";
import { LineCardBenefits } from "./line-card/benefits";
import { BrandList } from "./line-card/brand-list";
import { LineCardForm } from "./line-card/form";
import { LineCardHero } from "./line-card/hero";

export const meta = pageMeta({ path: "/services/line-card", ...lineCard });

export const action = (args: ActionFunctionArgs) => submit(args, procurementHandler);

/**
 * Technology Partner Line Card (specification 2). The list and the form share a wrapper, in which
 * line-card/line-card.css reads off the form's check boxes which cards are selected.
 */
export default function LineCard() {
  return (
    <Page>
      <LineCardHero />
      <LineCardBenefits />
      <div className="line-card">
        <BrandList />
        <LineCardForm />
      </div>
      <Closing {...lineCard.closing} />
    </Page>
  );
}
