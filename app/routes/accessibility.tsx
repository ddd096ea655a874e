import { EntrancePlan } from "~/components/drawings/entrance-plan";
import { Page } from "~/components/layout/page";
import { AskLine } from "~/components/sections/ask-line";
import { Figures } from "~/components/sections/figures";
import { PageHead } from "~/components/sections/page-head";
import { Rows } from "~/components/sections/rows";
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
        <Figures figures={figures} />
      </Section>
      <Section rhythm="tight" title={promises.title}>
        <Rows rows={promises.points} />
        <AskLine to={contactLink.to}>Ask about something that doesn’t work for you</AskLine>
      </Section>
      <Section rhythm="tight" title={tested.title}>
        <Rows rows={tested.points} />
      </Section>
      <Section tone="mist" rhythm="tight" title={untested.title}>
        <Rows rows={untested.points} />
      </Section>
      <Section id="contact-us" title={contact.title} intro={contact.text}>
        <p className="flex flex-wrap gap-x-12 gap-y-2">
          <Spaced>
            <PhoneLink
              number={site.phone}
              className="font-head text-[1.375rem] font-bold sm:text-statement"
            />
            <EmailLink
              address={site.email}
              className="font-head text-[min(1.375rem,5.6vw)] font-bold sm:text-statement"
            />
          </Spaced>
        </p>
      </Section>
    </Page>
  );
}
