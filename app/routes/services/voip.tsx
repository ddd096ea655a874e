import { HandsetPlan } from "~/components/drawings/handset-plan";
import { voip } from "~/content/service-pages/voip";
import { serviceMeta } from "~/head/service-meta";
import { ServiceBody, ServicePage } from "./service-page";

export const meta = serviceMeta(voip);

/** VoIP Solutions (specification 2); its calls to action lead to the form of the home page. */
export default function Voip() {
  return (
    <ServicePage>
      {import.meta.env.SSR && <ServiceBody page={voip} drawing={<HandsetPlan />} />}
    </ServicePage>
  );
}
