import { SupplyPlan } from "~/components/drawings/supply-plan";
import { partOf } from "~/content/service-pages/part-of";
import { procurement } from "~/content/service-pages/procurement";
import { serviceMeta } from "~/head/service-meta";
import { Providers } from "./procurement/providers";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export { submit as action } from "~/leads/submit.server";

export const meta = serviceMeta(procurement);

/** Who it is for and what we do for them, the rules, and the hours that one job took. */
const sequence = (): readonly Placement[] => [
  {
    id: "providers",
    body: <Providers {...partOf(procurement, "providers", "lists")} />,
  },
  { id: "way", look: "mist" },
  { id: "included" },
  { id: "rules", look: "band" },
  { id: "first-30-days", look: "mist" },
  { id: "example" },
];

/** Strategic Enablement & Procurement (specification 2); its calls to action lead to the form of the home page. */
export default function Procurement() {
  return <ServicePage page={procurement} drawing={<SupplyPlan />} sequence={sequence()} />;
}
