import { CallHours } from "~/components/drawings/call-hours";
import { HandsetPlan } from "~/components/drawings/handset-plan";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { missedCalls } from "~/content/service-figures/missed-calls";
import { phoneDays } from "~/content/service-figures/phone-days";
import { partOf } from "~/content/service-pages/part-of";
import { voip } from "~/content/service-pages/voip";
import { serviceMeta } from "~/head/service-meta";
import { DaySpans } from "./day-spans";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";
import { Compared } from "./voip/compared";
import { Emergency } from "./voip/emergency";
import { SeatStack } from "./voip/seat-stack";
import { TwoPhones } from "./voip/two-phones";

export { submit as action } from "~/leads/submit.server";

export const meta = serviceMeta(voip);

const { steps } = partOf(voip, "first-30-days", "steps");

/** What the new phones did to one firm's calls, and the question nobody may get wrong. */
const sequence = (): readonly Placement[] => [
  {
    id: "example",
    figure: (
      <DrawnFigure table={missedCalls.table} labeled>
        <CallHours {...missedCalls} />
      </DrawnFigure>
    ),
  },
  {
    id: "benefits",
    look: "mist",
    body: <Compared {...partOf(voip, "benefits", "cards")} />,
    ask: true,
  },
  { id: "questions", body: <Emergency {...partOf(voip, "questions", "questions")} /> },
  { id: "features", body: <SeatStack {...partOf(voip, "features", "lists")} />, ask: true },
  {
    id: "first-30-days",
    look: "sheet",
    body: (
      <DaySpans
        steps={steps}
        columns="lg:grid-cols-[7fr_7fr_7fr_9fr] print:grid-cols-[7fr_7fr_7fr_9fr]"
        ruled
        flush
      >
        <TwoPhones {...phoneDays} titles={steps.map(({ title }) => title)} />
      </DaySpans>
    ),
  },
  { id: "included" },
];

/** VoIP Solutions (specification 2); its calls to action lead to the form of the home page. */
export default function Voip() {
  return <ServicePage page={voip} drawing={<HandsetPlan />} sequence={sequence()} flush />;
}
