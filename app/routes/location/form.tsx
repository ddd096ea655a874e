import { LeadForm } from "~/components/form/lead-form";
import { NextSteps } from "~/components/sections/next-steps";
import { Section } from "~/components/ui/section";
import { telHref } from "~/config/site";
import { contactSection } from "~/content/home";
import type { LocationPage } from "~/content/locations";
import { locationContact } from "~/forms/contact";

/** The form on the right, and on the left what happens to it. */
export function LocationForm({ location }: { location: LocationPage }) {
  const { title, lead } = location.content.contact;
  return (
    <Section id="contact" tone="mist" title={title} lead={lead}>
      <div className="grid gap-12 lg:grid-cols-[4fr_7fr] lg:gap-20">
        <div className="lg:order-last">
          <LeadForm form={locationContact} />
        </div>
        <div className="space-y-8">
          <NextSteps {...contactSection.next} />
          <p>
            Or call{" "}
            <a
              href={telHref(location.phone)}
              className="inline-flex min-h-11 items-center font-semibold text-petrol tabular-nums underline"
            >
              {location.phone}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
