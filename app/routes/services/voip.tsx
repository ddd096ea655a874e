import { CallHours } from "~/components/drawings/call-hours";
import { HandsetPlan } from "~/components/drawings/handset-plan";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { missedCalls } from "~/content/service-figures/missed-calls";
import { voip } from "~/content/service-pages/voip";
import { serviceMeta } from "~/head/service-meta";
import { ServiceBody, ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(voip);

/** What the new phones do, and what that did to one firm's calls. */
const sequence = (): readonly Placement[] => [
  { id: "benefits" },
  {
    id: "example",
    look: "statement",
    figure: (
      <DrawnFigure table={missedCalls.table}>
        <CallHours {...missedCalls} />
      </DrawnFigure>
    ),
  },
  { id: "features", look: "rail" },
  { id: "first-30-days", look: "rail", rows: true },
  { id: "questions", look: "rail" },
  { id: "included" },
];

/** VoIP Solutions (specification 2); its calls to action lead to the form of the home page. */
export default function Voip() {
  return (
    <ServicePage>
      {import.meta.env.SSR && (
        <ServiceBody page={voip} drawing={<HandsetPlan />} sequence={sequence()} />
      )}
    </ServicePage>
  );
}
