import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { OffsiteCopy } from "~/components/drawings/offsite-copy";
import { backup } from "~/content/service-pages/backup";
import { contactHandler } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { ServicePage } from "./service-page";

export const meta = serviceMeta(backup);

export const action = (args: ActionFunctionArgs) => submit(args, contactHandler);

export default function Backup() {
  return (
    <ServicePage page={backup} drawing={<OffsiteCopy />} sequence={[{ id: "what-you-get" }]} />
  );
}
