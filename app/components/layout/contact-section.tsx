import { useLocation } from "@remix-run/react";
import clsx from "clsx";
import { LeadForm } from "~/components/form/lead-form";
import { NextSteps } from "~/components/sections/next-steps";
import { NextTag } from "~/components/sections/next-tag";
import { Section } from "~/components/ui/section";
import { Spaced } from "~/components/ui/spaced";
import { EmailLink, PhoneLink, TextLink } from "~/components/ui/text-link";
import { type Office, site } from "~/config/site";
import { contactHead, contactSection } from "~/content/contact-section";
import { businessHours } from "~/content/facts";
import { supportLink } from "~/content/navigation";
import { addressLines } from "~/content/offices";
import { contact } from "~/forms/contact";

const answered = `Answered ${businessHours}`;

const OfficeAddress = ({ office, ruled }: { office: Office; ruled?: boolean }) => (
  <address className={clsx("not-italic", ruled && "border-t border-rule pt-4")}>
    <p className={ruled ? "font-semibold" : "font-head font-bold lg:text-small"}>
      {office.city}, {office.state}
    </p>
    {addressLines(office).map((line) => (
      <p key={line}>
        <bdi>{line}</bdi>
      </p>
    ))}
  </address>
);

const way =
  "lg:col-span-2 lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-4 lg:border-b lg:border-rule";

/** On the contact page, which has the number over its form: every other way to reach us. */
export const MoreWays = () => (
  <div className="until-sent">
    <div className="mt-8 grid gap-x-8 gap-y-6 border-t-2 border-petrol pt-6 sm:grid-cols-2 lg:mt-6 lg:gap-4 lg:pt-4">
      <div className={way}>
        <h3>{contactSection.write}</h3>
        <EmailLink address={site.email} />
      </div>
      <div className={way}>
        <h3>{contactSection.client}</h3>
        <TextLink to={supportLink.to}>{supportLink.label}</TextLink>
      </div>
      {site.offices.map((office) => (
        <OfficeAddress key={office.slug} office={office} />
      ))}
    </div>
  </div>
);

/** Every way to reach us but the form. */
function OtherWays() {
  const { direct, client } = contactSection;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3>{direct}</h3>
        <p className="mt-1 flex flex-col">
          <Spaced>
            <PhoneLink number={site.phone} />
            <span className="text-small text-muted">{answered}</span>
            <EmailLink address={site.email} />
            <span>
              {client} <TextLink to={supportLink.to}>{supportLink.label}</TextLink>
            </span>
          </Spaced>
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {site.offices.map((office) => (
          <OfficeAddress key={office.slug} office={office} ruled />
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
  );
}

/** The number to call instead. */
const ShortPanel = () => (
  <p>
    Or call <PhoneLink number={site.phone} />{" "}
    <span className="block text-small text-muted">{answered}</span>
  </p>
);

/** The contact form and, beside it, what becomes of it; on home, under the flood of amber, with every other way to reach us. */
export function ContactSection({ home = false }: { home?: boolean }) {
  const { title, intro, hint } = contactHead(useLocation().pathname);
  return (
    <Section
      id="contact"
      tone={home ? "white" : "mist"}
      title={title}
      intro={intro}
      closing={!home && <NextTag />}
      className="print:hidden"
    >
      <div className="grid gap-8 lg:grid-cols-[7fr_4fr] lg:gap-20">
        <LeadForm form={contact} hint={hint} />
        <div className="flex flex-col gap-6">
          <NextSteps {...contactSection.next} />
          {home ? <OtherWays /> : <ShortPanel />}
        </div>
      </div>
    </Section>
  );
}
