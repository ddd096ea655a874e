import { DeliveryDays } from "~/components/drawings/delivery-days";
import { SupplyPlan } from "~/components/drawings/supply-plan";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { deliveries } from "~/content/service-figures/deliveries";
import { partOf } from "~/content/service-pages/part-of";
import { procurement } from "~/content/service-pages/procurement";
import type { Card } from "~/content/types";
import { serviceMeta } from "~/head/service-meta";
import { DaySpans } from "./day-spans";
import { HoursSaved } from "./procurement/hours-saved";
import { Promises } from "./procurement/promises";
import { Providers } from "./procurement/providers";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export { submit as action } from "~/leads/submit.server";

export const meta = serviceMeta(procurement);

/** The days of a first order on one scale: the deliveries over them, and the steps below. */
const FirstOrder = ({ steps }: { steps: readonly Card[] }) => (
  <DrawnFigure table={deliveries.table}>
    <DaySpans steps={steps} columns="lg:mt-6 lg:grid-cols-4" ruled>
      <DeliveryDays {...deliveries} titles={steps.map(({ title }) => title)} />
    </DaySpans>
  </DrawnFigure>
);

/** Who it is for, what it saves and by which work, then the rules, and how parts are delivered. */
const sequence = (): readonly Placement[] => [
  {
    id: "providers",
    ask: true,
    body: <Providers {...partOf(procurement, "providers", "lists")} />,
  },
  { id: "example", body: <HoursSaved {...partOf(procurement, "example", "example")} /> },
  { id: "way" },
  {
    id: "rules",
    look: "band",
    headed: true,
    body: <Promises {...partOf(procurement, "rules", "reasons")} />,
  },
  {
    id: "first-30-days",
    look: "statement",
    body: <FirstOrder {...partOf(procurement, "first-30-days", "steps")} />,
  },
  { id: "included" },
];

/** Strategic Enablement & Procurement (specification 2); its calls to action lead to the form of the home page. */
export default function Procurement() {
  return <ServicePage page={procurement} drawing={<SupplyPlan />} sequence={sequence()} />;
}
