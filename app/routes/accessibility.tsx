import { Page } from "~/components/layout/page";
import { AskLine } from "~/components/sections/ask-line";
import { Figures } from "~/components/sections/figures";
import { HeadPanel } from "~/components/sections/head-panel";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { Spaced } from "~/components/ui/spaced";
import { EmailLink, PhoneLink, TextLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { accessibility } from "~/content/accessibility";
import { contactLink } from "~/content/navigation";
import { pageMeta } from "~/head/page-meta";
import { longDate } from "~/lib/language";

export const meta = pageMeta({ ...accessibility, modified: accessibility.head.reviewed });

/** A ruled line that begins with its first sentence in bold. */
function Item({ text }: { text: string }) {
  const [lead = "", ...rest] = text.split(/(?<=\.) /);
  return (
    <li className="border-t border-rule py-4 first:border-0 first:pt-2">
      <strong>{lead}</strong> {rest.join(" ")}
    </li>
  );
}

/** The accessibility statement: what was tested, what was not, and whom to tell. */
export default function Accessibility() {
  const { head, figures, sections, contact } = accessibility;
  return (
    <Page>
      <PageHead
        title={head.title}
        drawing={
          <HeadPanel title={contact.question}>
            <TextLink to="#contact-us">{contact.title}</TextLink>
          </HeadPanel>
        }
      >
        <p>{head.text}</p>
        <p className="mt-2 text-small">
          Reviewed on <time dateTime={head.reviewed}>{longDate(head.reviewed)}</time>
        </p>
      </PageHead>
      <Section rhythm="tight">
        <Figures figures={figures} />
      </Section>
      {sections.map(({ title, list }, at) => (
        <Section
          key={title}
          rhythm="tight"
          rail
          title={title}
          tone={title.includes(" not ") ? "mist" : "white"}
        >
          <ul className="-mt-2">
            {list.map((text) => (
              <Item key={text} text={text} />
            ))}
          </ul>
          {at === 1 && <AskLine to={contactLink.to} />}
        </Section>
      ))}
      <Section id="contact-us" title={contact.title} intro={contact.text}>
        <p className="flex flex-wrap gap-x-12 gap-y-2">
          <Spaced>
            <PhoneLink number={site.phone} className="font-head text-statement font-bold" />
            <EmailLink address={site.email} className="font-head font-bold sm:text-statement" />
          </Spaced>
        </p>
        <p className="mt-4">
          <TextLink to={contactLink.to}>{contact.form}</TextLink>
        </p>
      </Section>
    </Page>
  );
}
