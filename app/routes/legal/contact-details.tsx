import { site, telHref } from "~/config/site";

const textLink = "inline-flex min-h-11 items-center font-semibold text-petrol underline";

export function ContactDetails() {
  const { street, city, stateCode, zipCode } = site.offices.headquarters;
  return (
    <address className="mt-4 not-italic">
      <a href={`mailto:${site.email}`} className={textLink}>
        {site.email}
      </a>
      <br />
      <a href={telHref(site.phone)} className={`${textLink} tabular-nums`}>
        {site.phone}
      </a>
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
