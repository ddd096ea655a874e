import { ButtonLink } from "~/components/ui/button";
import { site } from "~/config/site";
import { supportPage } from "~/content/support";

interface Props {
  label: string;
  variant: "outline" | "link";
}

/** To the client portal, which is another site. */
export const PortalLink = ({ label, variant }: Props) => (
  <ButtonLink to={site.portalUrl} target="_blank" variant={variant}>
    <span>
      {label}{" "}
      <span className="block text-small font-normal lg:inline">{supportPage.options.newTab}</span>
    </span>
  </ButtonLink>
);
