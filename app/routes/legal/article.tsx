import clsx from "clsx";
import type { ReactNode } from "react";
import { CheckList } from "~/components/sections/check-list";
import { EmailLink, TextLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import type { LegalSection } from "~/content/legal";

interface Props {
  section: LegalSection;
  /** What "today" is called before a remark on the present state. */
  today: string;
  /** Shown after a section, by its id. */
  extra?: Partial<Record<string, ReactNode>>;
  inner?: boolean;
}

/** A text in which our email address is a link. */
function Written({ text }: { text: string }) {
  const [before, after] = text.split(site.email);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <EmailLink address={site.email} inline />
      {after}
    </>
  );
}

/** A section that says little more than its summary, and stands beside others like it. */
export const isShort = ({ paragraphs, parts }: LegalSection) => !parts && paragraphs.length < 3;

/** One measure for all that is read; on paper columns make the lines short. */
const measure = "max-w-[37.5em] print:max-w-none";

/** What is so today, as large as what the policy permits. */
const Today = ({ word, text }: { word: string; text: string }) => (
  <p
    className={clsx(
      measure,
      "mt-4 self-start border-l-2 border-petrol bg-mist px-4 py-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 print:col-start-2 print:row-span-2 print:row-start-1 print:mt-0 print:py-0",
    )}
  >
    <strong className="block">{word}</strong> {text}
  </p>
);

/** One section of the legal text: its plain sentence, what is so today, the text, and its parts. */
export function LegalArticle({ section, today, extra = {}, inner = false }: Props) {
  const short = !inner && isShort(section);
  // What has nothing beside it takes both columns.
  const wide = !short && !section.today && !section.parts;
  return (
    <section
      id={section.id}
      className={clsx(
        "print:mt-6",
        inner ? "mt-6 border-t border-rule pt-4 sm:mt-8 sm:pt-6" : "border-t-2 border-petrol",
        !inner && (short ? "pt-6" : "mt-12 pt-8 first:mt-0"),
      )}
    >
      <div
        className={clsx(
          section.today &&
            "grid-rows-[auto_1fr] gap-x-12 lg:grid lg:grid-cols-[7fr_5fr] print:grid print:grid-cols-[7fr_5fr]",
        )}
      >
        <div className={measure}>
          {inner && <h3>{section.title}</h3>}
          {short && (
            <h2 className="text-[1.375rem] leading-tight print:text-body">{section.title}</h2>
          )}
          {!inner && !short && (
            <div className="section-head">
              <h2 className="text-statement">{section.title}</h2>
            </div>
          )}
          <p
            className={clsx(
              "section-head mt-2 text-petrol",
              !inner && !short && "text-[1.375rem] leading-snug print:text-body",
            )}
          >
            {section.summary}
          </p>
        </div>
        {section.today && <Today word={today} text={section.today} />}
        <div
          className={clsx(
            measure,
            "mt-4 space-y-4",
            wide && "gap-x-12 print:columns-2 print:gap-x-7",
            wide && !section.list && "lg:max-w-none lg:columns-2",
          )}
        >
          {section.paragraphs.map((text) => (
            <p key={text}>
              <Written text={text} />
            </p>
          ))}
          {section.list && <CheckList items={section.list} never />}
        </div>
      </div>
      {section.mail && (
        <p className="ask-line mt-4 print:hidden">
          <TextLink to={section.mail.href}>{section.mail.label}</TextLink>
        </p>
      )}
      {extra[section.id]}
      {section.parts?.map((part) => (
        <LegalArticle key={part.id} section={part} today={today} extra={extra} inner />
      ))}
    </section>
  );
}
