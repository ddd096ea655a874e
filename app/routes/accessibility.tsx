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
  const { head, figures, sections, contact } = accessibility;
  return (
    <Page>
      <PageHead
        title={head.title}
        drawing={
          <div className="max-w-96 lg:w-96">
            <EntrancePlan />
            <p className="mt-3 text-small text-muted">{head.drawing}</p>
          </div>
        }
      >
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
        <Figures figures={figures} pairs />
      </Section>
      {sections.map(({ title, points }, at) => (
        <Section
          key={title}
          rhythm="tight"
          rail
          title={title}
          tone={title.includes(" not ") ? "mist" : "white"}
        >
          <Rows rows={points} />
          {at === 0 && <AskLine to={contactLink.to} />}
        </Section>
      ))}
      <Section id="contact-us" title={contact.title} intro={contact.text}>
        <p className="flex flex-wrap gap-x-12 gap-y-2">
          <Spaced>
            <PhoneLink number={site.phone} className="font-head text-statement font-bold" />
            <EmailLink address={site.email} className="font-head font-bold sm:text-statement" />
          </Spaced>
        </p>
        <p className="mt-6">
          <ButtonLink to={contactLink.to} variant="outline" size="lg">
            {contact.form}
          </ButtonLink>
        </p>
      </Section>
    </Page>
  );
}
