import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { LaptopPlan } from "~/components/drawings/laptop-plan";
import { RoadmapPlan } from "~/components/drawings/roadmap-plan";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { Steps } from "~/components/sections/steps";
import { laptopYears } from "~/content/service-figures/laptop-years";
import { itConsulting } from "~/content/service-pages/it-consulting";
import { partOf } from "~/content/service-pages/part-of";
import { contactLead } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { Answered } from "./it-consulting/answered";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(itConsulting);

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

/** What is asked and what one gets, how it is made, and what a plan changed at one firm. */
const sequence = (): readonly Placement[] => [
  { id: "services", body: <Answered {...partOf(itConsulting, "services", "cards")} />, ask: true },
  {
    id: "first-30-days",
    look: "mist",
    body: (
      <Steps
        {...partOf(itConsulting, "first-30-days", "steps")}
        end="Day 30"
        ended={2}
        columns="lg:grid-cols-[18fr_12fr_15fr]"
      />
    ),
  },
  { id: "included" },
  {
    id: "example",
    look: "mist",
    ask: true,
    figure: (
      <DrawnFigure table={laptopYears.table}>
        <LaptopPlan {...laptopYears} />
      </DrawnFigure>
    ),
  },
  { id: "gains" },
];

/** IT Consulting (specification 2). */
export default function ItConsulting() {
  return <ServicePage page={itConsulting} drawing={<RoadmapPlan />} sequence={sequence()} />;
}
