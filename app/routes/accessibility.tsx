import { EntrancePlan } from "~/components/drawings/entrance-plan";
import { PromiseMark } from "~/components/drawings/promise-mark";
import { Page } from "~/components/layout/page";
import { AskLine } from "~/components/sections/ask-line";
import { CardGrid } from "~/components/sections/card-grid";
import { Figures } from "~/components/sections/figures";
import { PageHead } from "~/components/sections/page-head";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { Spaced } from "~/components/ui/spaced";
import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { accessibility } from "~/content/accessibility";
import { contactLink } from "~/content/navigation";
import { pageMeta } from "~/head/page-meta";
import { longDate } from "~/lib/language";

export const meta = pageMeta({ ...accessibility, modified: accessibility.head.reviewed });

/** The accessibility statement: what was tested, what was not, and whom to tell. */
export default function Accessibility() {
  const { head, figures, promises, tested, untested, contact } = accessibility;
  return (
    <Page>
      <PageHead title={head.title} drawing={<EntrancePlan />}>
        <p>{head.text}</p>
        <p className="mt-2 text-small">
          Reviewed on <time dateTime={head.reviewed}>{longDate(head.reviewed)}</time>
        </p>
        <p className="mt-8 print:hidden">
          <ButtonLink to="#contact-us" size="lg">
            {contact.title}
          </ButtonLink>
        </p>
      </PageHead>
      <Section rhythm="tight">
        <Figures figures={figures} quiet />
      </Section>
      <Section rhythm="tight" title={promises.title}>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {promises.points.map(({ title, text }, at) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] content-start items-start gap-x-6 border-t border-rule py-5"
            >
              <PromiseMark at={at} />
              <h3>{title}</h3>
              <p className="mt-1 text-muted max-sm:col-span-2">{text}</p>
            </li>
          ))}
        </ul>
        <AskLine to={contactLink.to}>Ask about something that doesn’t work for you</AskLine>
      </Section>
      <Section tone="mist" rhythm="tight" title={tested.title}>
        <CardGrid cards={tested.points} wide={2} />
      </Section>
      <Section rhythm="tight" title={untested.title}>
        <ul className="border-b border-rule">
          {untested.points.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-12 gap-y-1 border-t border-rule py-4 md:grid-cols-2"
            >
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="contact-us"
        tone="mist"
        rhythm="tight"
        title={contact.title}
        intro={contact.text}
      >
        <p className="flex flex-wrap gap-x-12 gap-y-2">
          <Spaced>
            <PhoneLink number={site.phone} />
            <EmailLink address={site.email} />
          </Spaced>
        </p>
      </Section>
    </Page>
  );
}
