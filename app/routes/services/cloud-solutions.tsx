import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { NightPlan } from "~/components/drawings/night-plan";
import { OffsiteCopy } from "~/components/drawings/offsite-copy";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { moveNights } from "~/content/service-figures/move-nights";
import { cloudSolutions } from "~/content/service-pages/cloud-solutions";
import { partOf } from "~/content/service-pages/part-of";
import { contactLead } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { CloudServices } from "./cloud-solutions/cloud-services";
import { EmptyCloset } from "./cloud-solutions/empty-closet";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(cloudSolutions);

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

/** A move night by night and what comes of it, before what is moved and how it begins. */
const sequence = (): readonly Placement[] => [
  {
    id: "example",
    ask: true,
    figure: (
      <DrawnFigure table={moveNights.table}>
        <NightPlan {...moveNights} />
      </DrawnFigure>
    ),
  },
  {
    id: "gains",
    look: "sheet",
    body: <EmptyCloset {...partOf(cloudSolutions, "gains", "reasons")} />,
  },
  {
    id: "services",
    body: <CloudServices {...partOf(cloudSolutions, "services", "cards")} />,
    ask: true,
  },
  { id: "first-30-days", look: "mist" },
  { id: "included" },
];

/** Cloud Solutions (specification 2). */
export default function CloudSolutions() {
  return <ServicePage page={cloudSolutions} drawing={<OffsiteCopy />} sequence={sequence()} />;
}
