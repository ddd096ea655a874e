import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { OffsiteCopy } from "~/components/drawings/offsite-copy";
import { cloudSolutions } from "~/content/service-pages/cloud-solutions";
import { contactLead } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { ServiceBody, ServicePage } from "./service-page";

export const meta = serviceMeta(cloudSolutions);

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

/** Cloud Solutions (specification 2). */
export default function CloudSolutions() {
  return (
    <ServicePage contact>
      {import.meta.env.SSR && <ServiceBody page={cloudSolutions} drawing={<OffsiteCopy />} />}
    </ServicePage>
  );
}
