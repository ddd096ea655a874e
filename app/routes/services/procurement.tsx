import { DeliveryDays } from "~/components/drawings/delivery-days";
import { SupplyPlan } from "~/components/drawings/supply-plan";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { Steps } from "~/components/sections/steps";
import { deliveries } from "~/content/service-figures/deliveries";
import { partOf } from "~/content/service-pages/part-of";
import { procurement } from "~/content/service-pages/procurement";
import { serviceMeta } from "~/head/service-meta";
import { HoursSaved } from "./procurement/hours-saved";
import { Promises } from "./procurement/promises";
import { Providers } from "./procurement/providers";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(procurement);

/** Who it is for, what it saves, then the rules, and how parts are delivered. */
const sequence = (): readonly Placement[] => [
  {
    id: "providers",
    ask: true,
    body: <Providers {...partOf(procurement, "providers", "lists")} />,
  },
  { id: "example", body: <HoursSaved {...partOf(procurement, "example", "example")} /> },
  {
    id: "rules",
    look: "band",
    headed: true,
    body: <Promises {...partOf(procurement, "rules", "reasons")} />,
  },
  {
    id: "first-30-days",
    look: "statement",
    body: (
      <>
        <DrawnFigure table={deliveries.table}>
          <DeliveryDays {...deliveries} />
        </DrawnFigure>
        <div className="mt-8">
          <Steps steps={partOf(procurement, "first-30-days", "steps").steps} />
        </div>
      </>
    ),
  },
  { id: "way", rows: "numbered" },
  { id: "included", look: "rail" },
];

/** Strategic Enablement & Procurement (specification 2); its calls to action lead to the form of the home page. */
export default function Procurement() {
  return <ServicePage page={procurement} drawing={<SupplyPlan />} sequence={sequence()} />;
}
