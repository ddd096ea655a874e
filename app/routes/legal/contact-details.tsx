import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";

export function ContactDetails() {
  const { street, city, stateCode, zipCode } = site.offices[0];
  return (
    <address className="mt-4 not-italic">
      <EmailLink address={site.email} />
      <br />
      <PhoneLink number={site.phone} />
      <p className="mt-2">
        {site.legalName}
        <br />
        {street}
        <br />
        {city}, {stateCode} {zipCode}
      </p>
    </address>
  );
}
