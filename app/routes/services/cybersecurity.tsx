import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { PerimeterPlan } from "~/components/drawings/perimeter-plan";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { contactLead } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { ServiceBody, ServicePage } from "./service-page";

export const meta = serviceMeta(cybersecurity);

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

/** Cybersecurity (specification 2). */
export default function Cybersecurity() {
  return (
    <ServicePage contact>
      {import.meta.env.SSR && <ServiceBody page={cybersecurity} drawing={<PerimeterPlan />} />}
    </ServicePage>
  );
}
