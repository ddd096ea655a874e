import { site, telHref } from "~/config/site";
import { about } from "~/content/about";

const textLink = "inline-flex min-h-11 items-center font-semibold text-petrol underline";

/** Both offices with address, phone, e-mail and hours. */
export function Offices() {
  const { items, hours, labels } = about.offices;
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {items.map(({ office, role }) => (
        <li key={office.slug} className="border-t-2 border-petrol bg-white p-7">
          <p className="text-small font-semibold text-petrol">{role}</p>
          <h3>
            <a
              href={`/locations/${office.slug}`}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {office.city}, {office.state}
            </a>
          </h3>
          <dl className="mt-3 grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
            <dt className="text-small text-muted">{labels.address}</dt>
            <dd className="pb-2 sm:pt-2">
              <address className="not-italic">
                {office.street}
                <br />
                {office.city}, {office.stateCode} {office.zipCode}
              </address>
            </dd>
            <dt className="text-small text-muted">{labels.phone}</dt>
            <dd>
              <a href={telHref(site.phone)} className={`${textLink} tabular-nums`}>
                {site.phone}
              </a>
            </dd>
            <dt className="text-small text-muted">{labels.email}</dt>
            <dd>
              <a href={`mailto:${site.email}`} className={textLink}>
                {site.email}
              </a>
            </dd>
            <dt className="text-small text-muted">{labels.hours}</dt>
            <dd className="pb-2 sm:pt-2">{hours}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
