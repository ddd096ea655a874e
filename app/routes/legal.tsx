import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DataWay } from "~/components/drawings/data-way";
import { Page } from "~/components/layout/page";
import { CheckList } from "~/components/sections/check-list";
import { Closing } from "~/components/sections/closing";
import { HeadPanel } from "~/components/sections/head-panel";
import { Named } from "~/components/sections/named";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { TextLink } from "~/components/ui/text-link";
import { legal, legalClosing, withAkismet, withRetention } from "~/content/legal";
import { contactLink } from "~/content/navigation";
import { pageMeta } from "~/head/page-meta";
import { longDate } from "~/lib/language";
import { LegalArticle } from "./legal/article";
import { ContactDetails } from "./legal/contact-details";
import { Rail } from "./legal/rail";
import { StoredFormsList } from "./legal/stored-forms";
import { storedForms } from "./legal/stored-forms.server";
import { WayOut } from "./legal/way-out";

export { submit as action } from "~/leads/submit.server";

export const meta = pageMeta({ ...legal, modified: legal.head.revised });

export const loader = ({ context: { env } }: LoaderFunctionArgs) => ({
  forms: storedForms(),
  keeping: { months: env.KEEP_MONTHS, heldDays: env.KEEP_HELD_DAYS },
  akismet: env.AKISMET_KEY !== null,
});

/** Legal (specification 2, Legal). */
export default function Legal() {
  const { head, short } = legal;
  const { forms, keeping, akismet } = useLoaderData<typeof loader>();
  const all = akismet ? withAkismet(legal.sections) : legal.sections;
  const { list, sections } = withRetention(keeping, short.list, all);
  const deletion = sections.find(({ id }) => id === "retention")?.mail;
  const below = {
    terms: <WayOut to={contactLink.to}>Ask about the terms</WayOut>,
    logs: <WayOut to={contactLink.to}>Ask about our logs</WayOut>,
    contact: <ContactDetails />,
  };
  return (
    <Page>
      <PageHead
        title={head.title}
        printed
        drawing={
          <div className="print:mt-4 print:-mb-5">
            <HeadPanel title={short.title}>
              <div className="print:ml-paper-text">
                <CheckList items={list} />
              </div>
              {deletion && (
                <p className="mt-3 print:hidden">
                  <TextLink to={deletion.href}>{deletion.label}</TextLink>
                </p>
              )}
            </HeadPanel>
          </div>
        }
      >
        <p>
          <Named text={head.text} />
        </p>
        <p className="mt-2 text-small">
          Effective <time dateTime={head.revised}>{longDate(head.revised)}</time>
        </p>
      </PageHead>
      <Section rhythm="tight">
        <Rail label={legal.contents} sections={sections} />
        {sections.map((section) => (
          <LegalArticle
            key={section.id}
            section={section}
            today={legal.today}
            beside={{ forms: <DataWay /> }}
            below={below}
            after={{ forms: <StoredFormsList ways={forms} /> }}
          />
        ))}
      </Section>
      <Closing {...legalClosing} />
    </Page>
  );
}
