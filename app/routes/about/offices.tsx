import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { about } from "~/content/about";
import { locations } from "~/content/locations";
import { addressLines } from "~/content/offices";

/** Every office with address, phone, email and hours. */
export function Offices() {
  const { hours, labels } = about.offices;
  return (
    <ul className="grid gap-6 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
      {locations.map(({ office, phone, content }) => (
        <li key={office.slug} className="border-t-2 border-petrol bg-white p-7">
          <p className="text-small font-semibold text-petrol">{content.role}</p>
          <h3>
            <a
              href={`/locations/${office.slug}`}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {office.city}, {office.state}
            </a>
          </h3>
          <dl className="mt-3 grid items-baseline gap-x-6 gap-y-1 lg:grid-cols-[7rem_1fr]">
            <dt className="text-small text-muted">{labels.address}</dt>
            <dd className="pb-2 lg:pt-2">
              <address className="not-italic">
                {addressLines(office).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </address>
            </dd>
            <dt className="text-small text-muted">{labels.phone}</dt>
            <dd>
              <PhoneLink number={phone} />
            </dd>
            <dt className="text-small text-muted">{labels.email}</dt>
            <dd>
              <EmailLink address={site.email} />
            </dd>
            <dt className="text-small text-muted">{labels.hours}</dt>
            <dd className="pb-2 lg:pt-2">{hours}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
