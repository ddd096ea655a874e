import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { about } from "~/content/about";
import { locations } from "~/content/locations";
import { addressLines } from "~/content/offices";

/** The number to call, the other ways beside it, then every office with its address and hours. */
export function Offices() {
  const { labels, clients, hours } = about.offices;
  return (
    <>
      <div className="mb-8 grid gap-x-6 gap-y-4 lg:mb-10 lg:grid-cols-2">
        <div>
          <p>{labels.phone}</p>
          <PhoneLink number={site.phone} className="font-head text-statement" />
          <p className="mt-2 max-w-[34rem] text-small text-muted">{hours}</p>
        </div>
        <div>
          <p>
            {labels.clients} <PhoneLink number={site.support.phone} inline />{" "}
            <span className="block text-small text-muted">{clients}</span>
          </p>
          <p className="mt-3">
            {labels.email} <EmailLink address={site.email} inline />
          </p>
        </div>
      </div>
      <ul className="grid gap-6 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
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
                <p key={line}>{line}</p>
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
