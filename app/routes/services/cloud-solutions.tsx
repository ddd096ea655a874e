import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { NightPlan } from "~/components/drawings/night-plan";
import { OffsiteCopy } from "~/components/drawings/offsite-copy";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { moveNights } from "~/content/service-figures/move-nights";
import { cloudSolutions } from "~/content/service-pages/cloud-solutions";
import { contactHandler } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(cloudSolutions);

export const action = (args: ActionFunctionArgs) => submit(args, contactHandler);

/** Who does what and who pays whom, what is sold and what comes of it, then how a move begins and goes, night by night. */
const sequence = (): readonly Placement[] => [
  { id: "included", ask: true },
  { id: "services", look: "mist", rows: true },
  { id: "gains", look: "mist" },
  { id: "first-30-days", rows: true },
  {
    id: "example",
    look: "blueprint",
    figure: (
      <DrawnFigure table={moveNights.table}>
        <NightPlan {...moveNights} />
      </DrawnFigure>
    ),
  },
];

/** Cloud Solutions (specification 2). */
export default function CloudSolutions() {
  return <ServicePage page={cloudSolutions} drawing={<OffsiteCopy />} sequence={sequence()} />;
}
