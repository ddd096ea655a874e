import { Page } from "~/components/layout/page";
import { ServerMarkup } from "~/components/layout/server-markup";
import { CheckList } from "~/components/sections/check-list";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { EmailLink, PhoneLink, TextLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { accessibility } from "~/content/accessibility";
import { contactLink } from "~/content/navigation";
import { pageMeta } from "~/head/page-meta";
import { longDate } from "~/lib/time";

export const meta = pageMeta({ ...accessibility, modified: accessibility.head.reviewed });

/** The accessibility statement: what was tested, what was not, and whom to tell. */
export default function Accessibility() {
  const { head, sections, contact } = accessibility;
  return (
    <Page>
      <ServerMarkup>
        {import.meta.env.SSR && (
          <>
            {" "}
            <PageHead title={head.title}>
              <p>{head.text}</p>
              <p className="mt-2 text-small">
                Reviewed on <time dateTime={head.reviewed}>{longDate(head.reviewed)}</time>
              </p>
            </PageHead>
            <Section>
              <div className="max-w-prose flex flex-col gap-12">
                {sections.map(({ title, list }) => (
                  <section key={title}>
                    <h2 className="mb-4">{title}</h2>
                    <CheckList items={list} not={title.includes(" not ")} />
                  </section>
                ))}
                <section id="contact-us">
                  <h2>{contact.title}</h2>
                  <p className="mt-4">{contact.text}</p>
                  <p className="mt-2 flex flex-col items-start">
                    <EmailLink address={site.email} />
                    <PhoneLink number={site.phone} />
                    <TextLink to={contactLink.to}>{contact.form}</TextLink>
                  </p>
                </section>
              </div>
            </Section>
          </>
        )}
      </ServerMarkup>{" "}
    </Page>
  );
}
