import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { RoadmapPlan } from "~/components/drawings/roadmap-plan";
import { itConsulting } from "~/content/service-pages/it-consulting";
import { contactLead } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { ServiceBody, ServicePage } from "./service-page";

export const meta = serviceMeta(itConsulting);

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

/** IT Consulting (specification 2). */
export default function ItConsulting() {
  return (
    <ServicePage contact>
      {import.meta.env.SSR && <ServiceBody page={itConsulting} drawing={<RoadmapPlan />} />}
    </ServicePage>
  );
}
