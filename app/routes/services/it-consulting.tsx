import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { LaptopPlan } from "~/components/drawings/laptop-plan";
import { RoadmapPlan } from "~/components/drawings/roadmap-plan";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { Steps } from "~/components/sections/steps";
import { laptopYears } from "~/content/service-figures/laptop-years";
import { itConsulting } from "~/content/service-pages/it-consulting";
import { partOf } from "~/content/service-pages/part-of";
import { contactHandler } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { Answered } from "./it-consulting/answered";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(itConsulting);

export const action = (args: ActionFunctionArgs) => submit(args, contactHandler);

/** How a plan is made and which questions it answers, what one gets, and what it changed at one firm. */
const sequence = (): readonly Placement[] => [
  {
    id: "first-30-days",
    body: <Steps {...partOf(itConsulting, "first-30-days", "steps")} end="Day 30" ended={2} />,
  },
  { id: "services", body: <Answered {...partOf(itConsulting, "services", "cards")} /> },
  { id: "gains", look: "band" },
  { id: "included", look: "mist" },
  {
    id: "example",
    figure: (
      <DrawnFigure table={laptopYears.table}>
        <LaptopPlan {...laptopYears} />
      </DrawnFigure>
    ),
  },
];

/** IT Consulting (specification 2). */
export default function ItConsulting() {
  return <ServicePage page={itConsulting} drawing={<RoadmapPlan />} sequence={sequence()} />;
}
