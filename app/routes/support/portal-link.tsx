import { ButtonLink } from "~/components/ui/button";
import { site } from "~/config/site";
import { supportPage } from "~/content/support";

const { newTab } = supportPage.options;

/** To the client portal, which is another site. Its name says what stands beside it for the eye. */
export const PortalLink = ({ label }: { label: string }) => (
  <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
    <ButtonLink to={site.portalUrl} target="_blank" variant="outline">
      {label} <span className="sr-only">{newTab}</span>
    </ButtonLink>{" "}
    <span aria-hidden="true" className="text-small">
      {newTab}
    </span>
  </span>
);
