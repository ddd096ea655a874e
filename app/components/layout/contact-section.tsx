import { useLocation } from "@remix-run/react";
import clsx from "clsx";
import { MessageStation } from "~/components/drawings/message-way";
import { LeadForm } from "~/components/form/lead-form";
import { NextSteps } from "~/components/sections/next-steps";
import { Section } from "~/components/ui/section";
import { Spaced } from "~/components/ui/spaced";
import { EmailLink, PhoneLink, TextLink } from "~/components/ui/text-link";
import { type Office, site } from "~/config/site";
import { contactHead, contactSection } from "~/content/contact-section";
import { businessHours, phoneHours } from "~/content/facts";
import { supportLink } from "~/content/navigation";
import { addressLines } from "~/content/offices";
import { contact } from "~/forms/contact";

const OfficeAddress = ({ office }: { office: Office }) => (
  <address className="border-t border-rule pt-4 not-italic">
    <p className="font-semibold">
      {office.city}, {office.state}
    </p>
    {addressLines(office).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </address>
);

/** What happens to a message, and every other way to reach us: two panels. `called` says that the number stands above them. */
export function ContactPanels({ called = false }: { called?: boolean }) {
  const { next, direct, write } = contactSection;
  return (
    <>
      <div>
        <h3>{next.title}</h3>
        <ol className="mt-4">
          {next.steps.map((step, at) => (
            <li key={step} className="relative pb-6 pl-20">
              <MessageStation at={at} />
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-col gap-6">
        <div>
          <h3>{called ? write : direct}</h3>
          <p className="mt-1 flex flex-col">
            <Spaced>
              {!called && <PhoneLink number={site.phone} />}
              {!called && (
                <span className="text-small text-muted">{`Answered ${businessHours}`}</span>
              )}
              <EmailLink address={site.email} />
              <span>
                Already a client? <TextLink to={supportLink.to}>{supportLink.label}</TextLink>
              </span>
            </Spaced>
          </p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
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
    </>
  );
}

/** What happens to a message, and the number to call instead: elsewhere on the page stands the rest. */
const ShortPanel = () => (
  <div>
    <NextSteps {...contactSection.next} />
    <p className="mt-4">
      Or call <PhoneLink number={site.phone} />{" "}
      <span className="block text-small text-muted">{phoneHours}</span>
    </p>
  </div>
);

/** The contact form and, beside it, what becomes of it; on home it follows in the flood of amber, with every other way to reach us. */
export function ContactSection({ flood = false }: { flood?: boolean }) {
  const { title, intro, hint } = contactHead(useLocation().pathname);
  return (
    <Section
      id="contact"
      tone={flood ? "flood" : "mist"}
      title={title}
      intro={intro}
      className="print:hidden"
    >
      <div
        className={clsx(
          "grid gap-8 lg:grid-cols-[7fr_4fr] lg:gap-20",
          flood && "panel bg-white p-4 sm:p-10",
        )}
      >
        <LeadForm form={contact} hint={hint} />
        {flood ? (
          <div className="flex flex-col gap-6">
            <ContactPanels />
          </div>
        ) : (
          <ShortPanel />
        )}
      </div>
    </Section>
  );
}
