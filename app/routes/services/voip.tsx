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
import { Emergency } from "./voip/emergency";
import { Keypad } from "./voip/keypad";
import { OurLine } from "./voip/our-line";
import { SeatStack } from "./voip/seat-stack";
import { TwoPhones } from "./voip/two-phones";

export const meta = serviceMeta(voip);

/** What the new phones do, what that did to one firm's calls, and the question nobody may get wrong. */
const sequence = (): readonly Placement[] => [
  { id: "benefits", ask: true, body: <Keypad {...partOf(voip, "benefits", "cards")} /> },
  {
    id: "example",
    look: "statement",
    figure: (
      <DrawnFigure table={missedCalls.table}>
        <CallHours {...missedCalls} />
      </DrawnFigure>
    ),
  },
  {
    id: "questions",
    look: "mist",
    ask: true,
    body: <Emergency {...partOf(voip, "questions", "questions")} />,
  },
  { id: "features", body: <SeatStack {...partOf(voip, "features", "lists")} /> },
  {
    id: "first-30-days",
    ask: true,
    body: (
      <DaySpans
        steps={partOf(voip, "first-30-days", "steps").steps}
        columns="lg:grid-cols-[7fr_7fr_7fr_9fr]"
      >
        <TwoPhones {...phoneDays} />
      </DaySpans>
    ),
  },
  { id: "included", body: <OurLine {...partOf(voip, "included", "lists")} /> },
];

/** VoIP Solutions (specification 2); its calls to action lead to the form of the home page. */
export default function Voip() {
  return <ServicePage page={voip} drawing={<HandsetPlan />} sequence={sequence()} />;
}
