import { EntrancePlan } from "~/components/drawings/entrance-plan";
import { Page } from "~/components/layout/page";
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
import { TestedList } from "./accessibility/tested-list";

export { submit as action } from "~/leads/submit.server";

export const meta = pageMeta({ ...accessibility, modified: accessibility.head.reviewed });

/** The accessibility statement: what a visitor gets and how it was checked, what was not, and whom to tell. */
export default function Accessibility() {
  const { head, tested, more, untested } = accessibility;
  return (
    <Page>
      <PageHead title={head.title} drawing={<EntrancePlan />}>
        <p>{head.text}</p>
        <p className="mt-6 print:hidden">
          <ButtonLink to={contactLink.to} size="lg">
            {head.action}
          </ButtonLink>
        </p>
        <p className="mt-4 flex flex-wrap gap-x-8">
          <Spaced>
            <PhoneLink number={site.phone} />
            <EmailLink address={site.email} />
          </Spaced>
        </p>
      </PageHead>
      <Section rhythm="tight" title={tested.title}>
        <TestedList />
        <p className="mt-4 text-small text-muted">
          {tested.reviewed} <time dateTime={head.reviewed}>{longDate(head.reviewed)}</time>
        </p>
      </Section>
      <Section tone="mist" rhythm="tight" title={more.title}>
        <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {more.points.map(({ title, text }, at) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
              {at === more.points.length - 1 && (
                <ButtonLink to={contactLink.to} variant="link">
                  {more.link}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section rhythm="tight" title={untested.title}>
        <ul className="border-b border-rule">
          {untested.points.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-y-1 border-t border-rule py-4 md:grid-cols-[5fr_7fr]"
            >
              <h3 className="md:pr-8">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
