import { useLoaderData } from "@remix-run/react";
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
import { isShort, LegalArticle } from "./legal/article";
import { ContactDetails } from "./legal/contact-details";
import { Rail } from "./legal/rail";
import { StoredFormsList } from "./legal/stored-forms";
import { storedForms } from "./legal/stored-forms.server";

export const meta = pageMeta({ ...legal, modified: legal.head.revised });

export const loader = () => ({ forms: storedForms() });

/** Legal (specification 2, Legal). */
export default function Legal() {
  const { head, short, sections } = legal;
  const [terms, ...others] = sections;
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
      <LegalArticle key={section.id} section={section} today={legal.today} extra={extra} />
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
        <div className="grid items-start gap-12 lg:grid-cols-[7fr_5fr] print:block">
          <Rail label={legal.contents} sections={sections} />
          <div className="lg:row-start-1">{terms && articles([terms])}</div>
        </div>
        {articles(others.filter((section) => !isShort(section)))}
        <div className="mt-12 grid gap-12 lg:grid-cols-3 print:mt-0 print:grid-cols-3 print:gap-8">
          {articles(others.filter(isShort))}
        </div>
      </Section>
    </Page>
  );
}
