import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { call } from "~/config/facts";
import { type LocationPage, locationWords } from "~/content/locations";
import { addressLines } from "~/content/offices";
import { Distances } from "./distances";
import { MapPanel } from "./map-panel";

const words = locationWords.office;

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 border-t border-rule first:border-t-0 px-4 py-3 sm:label-cols-28 sm:items-baseline sm:px-6">
    <dt className="text-small font-semibold text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Address, phone, hours and radius of an office, beside its map. */
function Plate({ location }: { location: LocationPage }) {
  const { office, phone, phoneNote, email, hours, mapUrl } = location;
  const { radius } = location.serviceArea;
  return (
    <div className="self-start border-2 border-petrol">
      <dl>
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
      <div className="border-t border-rule p-4 sm:p-6">
        <p className="text-muted">{location.content.visit}</p>
        <p className="mt-5">
          <ButtonLink to={mapUrl}>{locationWords.directions}</ButtonLink>
        </p>
      </div>
    </div>
  );
}

export function LocationOffice({ location }: { location: LocationPage }) {
  return (
    <Section title={`${words.title} ${location.city}`}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-4-7">
        <Plate location={location} />
        <div className="grid content-start gap-8">
          <MapPanel key={location.path} location={location} />
          <Distances location={location} />
        </div>
      </div>
    </Section>
  );
}
