import { LeadForm } from "~/components/form/lead-form";
import { NextSteps } from "~/components/sections/next-steps";
import { Section, SectionHead } from "~/components/ui/section";
import { PhoneLink } from "~/components/ui/text-link";
import { contactSection } from "~/content/contact-section";
import { phoneHours } from "~/content/facts";
import { type LocationPage, locationAt } from "~/content/locations";
import { locationContact } from "~/forms/contact";

/** What happens to the form, and how to reach us without it. */
const Beside = ({ location: { phone } }: { location: LocationPage }) => (
  <div className="flex flex-col gap-8">
    <NextSteps {...contactSection.next} />
    <p>
      Or call <PhoneLink number={phone} />{" "}
      <span className="block text-small text-muted">{phoneHours}</span>
    </p>
  </div>
);

/** The form on the right, and on the left what happens to it. */
export const LocationForm = ({ path }: { path: string }) => (
  <Section id="contact" tone="mist">
    <SectionHead {...locationAt(path).content.contact} />
    <div className="grid gap-12 lg:grid-cols-[4fr_7fr] lg:gap-20">
      <div className="lg:order-last">
        <LeadForm form={locationContact} />
      </div>
      <Beside location={locationAt(path)} />
    </div>
  </Section>
);
