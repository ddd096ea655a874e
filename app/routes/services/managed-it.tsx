import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { RackPlan } from "~/components/drawings/rack-plan";
import { managedIt } from "~/content/service-pages/managed-it";
import { contactLead } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { ServiceBody, ServicePage } from "./service-page";

export const meta = serviceMeta(managedIt);

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

/** Managed IT Services (specification 2). */
export default function ManagedIt() {
  return (
    <ServicePage contact>
      {import.meta.env.SSR && <ServiceBody page={managedIt} drawing={<RackPlan />} />}
    </ServicePage>
  );
}
