import { SupplyPlan } from "~/components/drawings/supply-plan";
import { procurement } from "~/content/service-pages/procurement";
import { serviceMeta } from "~/head/service-meta";
import { ServiceBody, ServicePage } from "./service-page";

export const meta = serviceMeta(procurement);

/** Strategic Enablement & Procurement (specification 2); its calls to action lead to the form of the home page. */
export default function Procurement() {
  return (
    <ServicePage>
      {import.meta.env.SSR && <ServiceBody page={procurement} drawing={<SupplyPlan />} />}
    </ServicePage>
  );
}
