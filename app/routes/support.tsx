import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { HelpDesk } from "~/components/drawings/help-desk";
import { Page } from "~/components/layout/page";
import { Hero } from "~/components/sections/hero";
import { supportPage } from "~/content/support";
import { supportHandler } from "~/forms/support";
import { pageMeta } from "~/head/page-meta";
import { submit } from "~/leads/submit.server";
import { SupportOptions } from "./support/options";
import { SupportReady } from "./support/ready";
import { SupportTicket } from "./support/ticket";
import { SupportUrgency } from "./support/urgency";

const { title, description } = supportPage;

export const meta = pageMeta({ path: "/support", title, description });

export const action = (args: ActionFunctionArgs) => submit(args, supportHandler);

/** Technical Support (specification 2, Support). */
export default function Support() {
  return (
    <Page>
      <Hero {...supportPage.hero} drawing={<HelpDesk />} exit />
      <SupportOptions />
      <SupportUrgency />
      <SupportReady />
      <SupportTicket />
    </Page>
  );
}
