import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { AlertPlan } from "~/components/drawings/alert-plan";
import { Page } from "~/components/layout/page";
import { Hero } from "~/components/sections/hero";
import { Rows } from "~/components/sections/rows";
import { TitledCallout } from "~/components/ui/callout";
import { Section } from "~/components/ui/section";
import { pageAt } from "~/content/pages";
import { partnershipPage } from "~/content/partnership";
import { partnershipHandler } from "~/forms/partnership";
import { pageMeta } from "~/head/page-meta";
import { submit } from "~/leads/submit.server";
import { PartnershipInquiry } from "./presence-partnership/inquiry";
import { PartnershipSolutions } from "./presence-partnership/solutions";
import { StaffAlerter } from "./presence-partnership/staff-alerter";
import { PartnershipVendor } from "./presence-partnership/vendor";

const path = "/presence-partnership";

const { title, description, hero, why } = partnershipPage;
const { callout, ...head } = hero;

export const meta = pageMeta({ path, title, description });

export const action = (args: ActionFunctionArgs) => submit(args, partnershipHandler);

/** Partnership with the communications vendor (specification 2, Partnership page). */
export default function Partnership() {
  return (
    <Page>
      <Hero
        {...head}
        page={pageAt(path)}
        drawing={<AlertPlan />}
        callout={<TitledCallout {...callout} />}
      />
      <Section title={why.title} rhythm="tight">
        <Rows rows={why.cards} />
      </Section>
      <PartnershipSolutions />
      <StaffAlerter />
      <PartnershipVendor />
      <PartnershipInquiry />
    </Page>
  );
}
