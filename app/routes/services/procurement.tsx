import { DeliveryDays } from "~/components/drawings/delivery-days";
import { SupplyPlan } from "~/components/drawings/supply-plan";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { deliveries } from "~/content/service-figures/deliveries";
import { procurement } from "~/content/service-pages/procurement";
import { serviceMeta } from "~/head/service-meta";
import { ServiceBody, ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(procurement);

/** Who it is for, then the rules, then how parts are delivered. */
const sequence = (): readonly Placement[] => [
  { id: "providers", look: "rail" },
  { id: "rules", look: "band" },
  {
    id: "first-30-days",
    look: "statement",
    figure: (
      <DrawnFigure table={deliveries.table}>
        <DeliveryDays {...deliveries} />
      </DrawnFigure>
    ),
  },
  { id: "way", look: "rail", rows: true },
  { id: "example" },
  { id: "included", look: "rail" },
];

/** Strategic Enablement & Procurement (specification 2); its calls to action lead to the form of the home page. */
export default function Procurement() {
  return (
    <ServicePage>
      {import.meta.env.SSR && (
        <ServiceBody page={procurement} drawing={<SupplyPlan />} sequence={sequence()} />
      )}
    </ServicePage>
  );
}
