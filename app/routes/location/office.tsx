import type { ReactNode } from "react";
import { Section } from "~/components/ui/section";
import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { call } from "~/config/facts";
import { type LocationPage, locationWords } from "~/content/locations";
import { addressLines } from "~/content/offices";
import { Distances } from "./distances";
import { MapPanel } from "./map-panel";

const words = locationWords.office;

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 border-t border-rule py-3 sm:label-cols-28 sm:items-baseline">
    <dt className="text-small font-semibold text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Address, phone, hours and radius of an office. */
function Details({ location }: { location: LocationPage }) {
  const { office, phone, phoneNote, email, hours } = location;
  const { radius } = location.serviceArea;
  return (
    <dl className="border-b border-rule">
      <Row name="Address">
        <address className="not-italic">
          {addressLines(office).map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </address>
      </Row>
      <Row name={words.door}>{hours.label}</Row>
      <Row name={words.phone}>
        <PhoneLink number={phone} />{" "}
        <span className="block text-small text-muted">
          {`${phoneNote} ${words.phoneHours}`.trim()}
        </span>
      </Row>
      <Row name={words.clients}>
        <PhoneLink number={call.support} />{" "}
        <span className="block text-small text-muted">{words.clientsHours}</span>
      </Row>
      <Row name={words.email}>
        <EmailLink address={email} className="wrap-anywhere" />
      </Row>
      <Row name={words.radius}>
        {radius.value} {radius.unit}
      </Row>
    </dl>
  );
}

export function LocationOffice({ location }: { location: LocationPage }) {
  return (
    <Section title={`${words.title} ${location.city}`}>
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-7-4">
        <Details location={location} />
        <Distances location={location} />
        <div className="lg:col-span-2">
          <p className="max-w-prose text-muted">{location.content.visit}</p>
          <MapPanel key={location.path} location={location} />
        </div>
      </div>
    </Section>
  );
}
