import { EntrancePlan } from "~/components/drawings/entrance-plan";
import { Page } from "~/components/layout/page";
import { CardGrid } from "~/components/sections/card-grid";
import { Closing } from "~/components/sections/closing";
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

export { submit as action } from "~/leads/submit.server";

export const meta = pageMeta({ ...accessibility, modified: accessibility.head.reviewed });

/** The accessibility statement: what is promised, what may not work, and whom to tell. */
export default function Accessibility() {
  const { head, promised, known, closing } = accessibility;
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
      <Section rhythm="tight" title={promised.title}>
        <CardGrid cards={promised.points} />
      </Section>
      <Section tone="mist" rhythm="tight" title={known.title}>
        <Rows rows={known.points} />
        <p className="mt-4 text-small text-muted">
          {known.reviewed} <time dateTime={head.reviewed}>{longDate(head.reviewed)}</time>
        </p>
      </Section>
      <Closing {...closing} />
    </Page>
  );
}
