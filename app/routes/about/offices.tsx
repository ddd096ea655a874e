import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { about } from "~/content/about";
import { locations } from "~/content/locations";
import { addressLines } from "~/content/offices";

/** A number to call for each kind of caller, the email address, then every office with its address and hours. */
export function Offices() {
  const { labels, clients, hours } = about.offices;
  return (
    <>
      <div className="mb-6 grid gap-6 fit-cols-20">
        {[
          { label: labels.phone, number: site.phone, when: hours },
          { label: labels.clients, number: site.support.phone, when: clients },
        ].map(({ label, number, when }) => (
          <div key={number}>
            <p>{label}</p>
            <PhoneLink number={number} className="font-head text-statement" />
            <p className="mt-2 max-w-form text-small text-muted">{when}</p>
          </div>
        ))}
      </div>
      <p className="mb-8 lg:mb-10">
        {labels.email} <EmailLink address={site.email} inline />
      </p>
      <ul className="grid gap-6 fit-cols-20">
        {locations.map(({ office, phone, hours: door, card }) => (
          <li key={office.slug} className="panel border-t-2 border-petrol bg-white p-4 sm:p-6">
            <p className="text-small font-semibold text-petrol">{card.role}</p>
            <h3>
              <a
                href={`/locations/${office.slug}`}
                className="inline-flex min-h-11 items-center text-petrol underline"
              >
                {office.city}, {office.state}
              </a>
            </h3>
            <address className="not-italic">
              {addressLines(office).map((line) => (
                <p key={line}>
                  <bdi>{line}</bdi>
                </p>
              ))}
              {phone !== site.phone && <PhoneLink number={phone} />}
            </address>
            <p className="mt-2 text-small text-muted">
              {labels.door} {door.label}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
