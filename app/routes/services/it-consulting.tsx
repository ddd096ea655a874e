import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { LaptopPlan } from "~/components/drawings/laptop-plan";
import { RoadmapPlan } from "~/components/drawings/roadmap-plan";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { laptopYears } from "~/content/service-figures/laptop-years";
import { itConsulting } from "~/content/service-pages/it-consulting";
import { contactLead } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { ServiceBody, ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(itConsulting);

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

/** The three steps of the service, then its results. */
const sequence = (): readonly Placement[] => [
  { id: "roadmap" },
  {
    id: "example",
    look: "statement",
    figure: (
      <DrawnFigure table={laptopYears.table}>
        <LaptopPlan {...laptopYears} />
      </DrawnFigure>
    ),
  },
  { id: "services", look: "rail", rows: true },
  { id: "gains", look: "band" },
  { id: "included" },
  { id: "first-30-days", look: "rail", rows: true },
];

/** IT Consulting (specification 2). */
export default function ItConsulting() {
  return (
    <ServicePage contact>
      {import.meta.env.SSR && (
        <ServiceBody page={itConsulting} drawing={<RoadmapPlan />} sequence={sequence()} />
      )}
    </ServicePage>
  );
}
