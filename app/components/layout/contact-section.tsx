import { useLocation } from "@remix-run/react";
import { LeadForm } from "~/components/form/lead-form";
import { NextSteps } from "~/components/sections/next-steps";
import { NextTag } from "~/components/sections/next-tag";
import { Section } from "~/components/ui/section";
import { Spaced } from "~/components/ui/spaced";
import { EmailLink, PhoneLink, TextLink } from "~/components/ui/text-link";
import { businessHours } from "~/config/facts";
import { site } from "~/config/site";
import { contactHead, contactSection } from "~/content/contact-section";
import { supportLink } from "~/content/navigation";
import { addressLines } from "~/content/offices";
import { contact } from "~/forms/contact";

const answered = `Answered ${businessHours}`;

/** Every way to reach us but the form, and, unless it stands elsewhere, the number. */
export const OtherWays = ({ number = false }: { number?: boolean }) => (
  <div className="flex flex-col gap-6">
    <div>
      <h3>{number ? contactSection.direct : contactSection.write}</h3>
      <p className="mt-1 flex flex-col">
        <Spaced>
          {number && <PhoneLink number={site.phone} />}
          {number && <span className="text-small text-muted">{answered}</span>}
          <EmailLink address={site.email} />
          <span>
            {contactSection.client} <TextLink to={supportLink.to}>{supportLink.label}</TextLink>
          </span>
        </Spaced>
      </p>
    </div>
    <div className="grid gap-6 fit-cols-13">
      {site.offices.map((office) => (
        <address key={office.slug} className="border-t border-field pt-3 not-italic">
          <TextLink to={`/locations/${office.slug}`}>
            {office.city}, {office.state}
          </TextLink>
          {addressLines(office).map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </address>
      ))}
    </div>
    <ul className="flex flex-wrap gap-x-6 border-t border-field pt-2">
      {site.social.map(({ name, url }) => (
        <li key={name}>
          <TextLink to={url}>{name}</TextLink>
        </li>
      ))}
    </ul>
  </div>
);

/** The number to call instead; on a narrow screen, the footer right below has it. */
const ShortPanel = () => (
  <p className="max-lg:hidden">
    Or call <PhoneLink number={site.phone} />{" "}
    <span className="block text-small text-muted">{answered}</span>
  </p>
);

/** The contact form and, beside it, what becomes of it. */
export function ContactSection() {
  const { title, intro, hint } = contactHead(useLocation().pathname);
  return (
    <Section
      id="contact"
      tone="mist"
      title={title}
      intro={intro}
      closing={<NextTag />}
      className="print:hidden"
    >
      <div className="grid gap-8 lg:grid-cols-7-4 lg:gap-20">
        <LeadForm form={contact} hint={hint} />
        <div className="flex flex-col gap-6">
          <NextSteps {...contactSection.next} />
          <ShortPanel />
        </div>
      </div>
    </Section>
  );
}
