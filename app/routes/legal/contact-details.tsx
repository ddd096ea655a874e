import { Named } from "~/components/sections/named";
import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { addressLines } from "~/content/offices";

/** The three ways that the text names: beside each other where there is room. */
export const ContactDetails = () => (
  <address className="grid gap-x-8 gap-y-2 not-italic sm:grid-cols-2 print:grid-cols-2">
    <div className="-mt-2 print:mt-0">
      <EmailLink address={site.email} className="print:min-h-0" />
      <br />
      <PhoneLink number={site.phone} className="print:min-h-0" />
    </div>
    <div>
      {[site.legalName, ...addressLines(site.offices[0])].map((line) => (
        <p key={line}>
          <bdi>
            <Named text={line} />
          </bdi>
        </p>
      ))}
    </div>
  </address>
);
