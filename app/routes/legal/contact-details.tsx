import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { addressLines } from "~/content/offices";

export const ContactDetails = () => (
  <address className="mt-4 not-italic">
    <EmailLink address={site.email} className="print:min-h-0" />
    <br />
    <PhoneLink number={site.phone} className="print:min-h-0" />
    <div className="mt-2">
      {[site.legalName, ...addressLines(site.offices[0])].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </address>
);
