import type { ReactNode } from "react";
import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { about } from "~/content/about";
import { locations } from "~/content/locations";
import { addressLines } from "~/content/offices";

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-t border-rule py-3">
    <dt className="text-small text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-small text-muted">{children}</span>
);

/** What all offices share, once, then every office with its address and what is its own. */
export function Offices() {
  const { labels, clients, door, hours } = about.offices;
  return (
    <>
      <dl className="mb-6 grid gap-x-6 sm:grid-cols-2 lg:mb-10">
        <Fact name={labels.phone}>
          <PhoneLink number={site.phone} /> <Small>{hours}</Small>
        </Fact>
        <Fact name={labels.clients}>
          <PhoneLink number={site.support.phone} /> <Small>{clients}</Small>
        </Fact>
        <Fact name={labels.email}>
          <EmailLink address={site.email} />
        </Fact>
        {door && (
          <Fact name={labels.door}>
            <span className="inline-flex min-h-11 items-center">{door}</span>
          </Fact>
        )}
      </dl>
      <ul className="grid gap-6 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
        {locations.map(({ office, phone, content }) => (
          <li key={office.slug} className="panel border-t-2 border-petrol bg-white p-4 sm:p-6">
            <p className="text-small font-semibold text-petrol">{content.role}</p>
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
          </li>
        ))}
      </ul>
    </>
  );
}
