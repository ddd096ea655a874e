import { useLoaderData } from "@remix-run/react";
import { DataWay } from "~/components/drawings/data-way";
import { Page } from "~/components/layout/page";
import { AskLine } from "~/components/sections/ask-line";
import { CheckList } from "~/components/sections/check-list";
import { HeadPanel } from "~/components/sections/head-panel";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { TextLink } from "~/components/ui/text-link";
import { type LegalSection, legal } from "~/content/legal";
import { contactLink } from "~/content/navigation";
import { pageMeta } from "~/head/page-meta";
import { longDate } from "~/lib/language";
import { LegalArticle } from "./legal/article";
import { ContactDetails } from "./legal/contact-details";
import { Rail } from "./legal/rail";
import { StoredFormsList } from "./legal/stored-forms";
import { storedForms } from "./legal/stored-forms.server";

export const meta = pageMeta({ ...legal, modified: legal.head.revised });

export const loader = () => ({ forms: storedForms() });

/** Legal (specification 2, Legal). */
export default function Legal() {
  const { head, short, sections } = legal;
  const deletion = sections.find(({ id }) => id === "retention")?.mail;
  const { forms } = useLoaderData<typeof loader>();
  const extra = {
    terms: <AskLine to={contactLink.to}>Ask about the terms</AskLine>,
    logs: <AskLine to={contactLink.to}>Ask about our logs</AskLine>,
    forms: <StoredFormsList ways={forms} />,
    contact: <ContactDetails />,
  };
  const articles = (listed: readonly LegalSection[]) =>
    listed.map((section) => (
      <LegalArticle
        key={section.id}
        section={section}
        today={legal.today}
        beside={{ forms: <DataWay /> }}
        extra={extra}
      />
    ));
  return (
    <Page>
      <PageHead
        title={head.title}
        size="long"
        printed
        drawing={
          <div className="print:mt-4">
            <HeadPanel title={short.title}>
              <div className="print:columns-2">
                <CheckList items={short.list} />
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
        <p>{head.text}</p>
        <p className="mt-2 text-small">
          Effective <time dateTime={head.revised}>{longDate(head.revised)}</time>
        </p>
      </PageHead>
      <Section rhythm="tight">
        {/* On paper no grid: Firefox would begin it on a page of its own. */}
        <div className="gap-x-12 border-petrol lg:grid lg:grid-cols-[7fr_5fr] lg:border-t-2 lg:*:border-t-0">
          <Rail label={legal.contents} sections={sections} />
          {articles(sections.slice(0, 1))}
        </div>
        {articles(sections.slice(1))}
      </Section>
    </Page>
  );
}
