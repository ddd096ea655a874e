import { CallHours } from "~/components/drawings/call-hours";
import { HandsetPlan } from "~/components/drawings/handset-plan";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { missedCalls } from "~/content/service-figures/missed-calls";
import { partOf } from "~/content/service-pages/part-of";
import { voip } from "~/content/service-pages/voip";
import { serviceMeta } from "~/head/service-meta";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";
import { Compared } from "./voip/compared";
import { Emergency } from "./voip/emergency";

export { submit as action } from "~/leads/submit.server";

export const meta = serviceMeta(voip);

/** What is better and what a seat has, the call that nobody may get wrong, and what it did to one firm's calls. */
const sequence = (): readonly Placement[] => [
  {
    id: "benefits",
    body: <Compared {...partOf(voip, "benefits", "cards")} />,
    ask: true,
  },
  { id: "features", lead: true, look: "mist" },
  { id: "questions", body: <Emergency {...partOf(voip, "questions", "questions")} />, ask: true },
  { id: "included", look: "mist" },
  { id: "first-30-days", look: "mist", rows: true },
  {
    id: "example",
    look: "blueprint",
    figure: (
      <DrawnFigure table={missedCalls.table} labeled>
        <CallHours {...missedCalls} />
      </DrawnFigure>
    ),
  },
];

/** VoIP Solutions (specification 2); its calls to action lead to the form of the home page. */
export default function Voip() {
  return <ServicePage page={voip} drawing={<HandsetPlan />} sequence={sequence()} />;
}
