import { useLocation } from "@remix-run/react";
import { LeadForm } from "~/components/form/lead-form";
import { NextSteps } from "~/components/sections/next-steps";
import { Section } from "~/components/ui/section";
import { EmailLink, PhoneLink, TextLink } from "~/components/ui/text-link";
import { type Office, site } from "~/config/site";
import { contactHead, contactSection } from "~/content/contact-section";
import { phoneHours } from "~/content/facts";
import { supportLink } from "~/content/navigation";
import { contact } from "~/forms/contact";

const OfficeAddress = ({ office }: { office: Office }) => (
  <address className="border-t border-rule pt-4 not-italic">
    <span className="block font-semibold">
      {office.city}, {office.state}
    </span>
    {office.street}
    <br />
    {office.city}, {office.stateCode} {office.zipCode}
  </address>
);

/** What happens to a message, and every other way to reach us. */
export function ContactPanel() {
  const { next, direct } = contactSection;
  return (
    <div className="contact-panel">
      <NextSteps {...next} />
      <div className="flex flex-col gap-10">
        <div>
          <h3>{direct}</h3>
          <p className="mt-1 flex flex-col">
            <PhoneLink number={site.phone} />
            <span className="text-small text-muted">{phoneHours}</span>
            <EmailLink address={site.email} />
            <TextLink to={supportLink.to}>{supportLink.label}</TextLink>
          </p>
        </div>
        <div className="flex flex-col gap-4">
          {site.offices.map((office) => (
            <OfficeAddress key={office.slug} office={office} />
          ))}
        </div>
        <ul className="flex flex-wrap gap-x-6 border-t border-rule pt-2">
          {site.social.map(({ name, url }) => (
            <li key={name}>
              <TextLink to={url}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The contact form and, beside it, its panel. */
export function ContactSection() {
  const { title, lead, hint } = contactHead(useLocation().pathname);
  return (
    <Section id="contact" tone="mist" title={title} lead={lead}>
      <div className="grid gap-12 lg:grid-cols-[7fr_4fr] lg:gap-20">
        <LeadForm form={contact} hint={hint} />
        <ContactPanel />
      </div>
    </Section>
  );
}
