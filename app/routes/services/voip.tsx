import { HandsetPlan } from "~/components/drawings/handset-plan";
import { partOf } from "~/content/service-pages/part-of";
import { voip } from "~/content/service-pages/voip";
import { serviceMeta } from "~/head/service-meta";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";
import { Emergency } from "./voip/emergency";

export { submit as action } from "~/leads/submit.server";

export const meta = serviceMeta(voip);

/** What is better and what a seat has, the call that nobody may get wrong, and what it did to one firm's calls. */
const sequence = (): readonly Placement[] => [
  { id: "benefits", ask: true },
  { id: "features", look: "mist" },
  {
    id: "questions",
    look: "blueprint",
    body: <Emergency {...partOf(voip, "questions", "questions")} />,
    ask: true,
  },
  { id: "first-30-days", rows: true, ask: true },
  { id: "example" },
];

/** VoIP Solutions (specification 2); its calls to action lead to the form of the home page. */
export default function Voip() {
  return <ServicePage page={voip} drawing={<HandsetPlan />} sequence={sequence()} />;
}
