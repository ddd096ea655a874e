import clsx from "clsx";
import type { ReactNode } from "react";
import { CheckList } from "~/components/sections/check-list";
import { ButtonLink } from "~/components/ui/button";
import { EmailLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import type { LegalSection } from "~/content/legal";

interface Props {
  section: LegalSection;
  /** What "today" is called before a remark on the present state. */
  today: string;
  /** Shown after a section, by its id. */
  extra?: Partial<Record<string, ReactNode>>;
  /** Shown beside its text where there is room, by its id; what is so today stands there, too. */
  beside?: Partial<Record<string, ReactNode>>;
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

/** One measure for all that is read, on paper too: its type is smaller there. */
const measure = "max-w-[37.5em]";

/** What is so today, as large as what the policy permits. */
const Today = ({ word, text }: { word: string; text: string }) => (
  <p className={clsx(measure, "border-l-2 border-petrol bg-mist px-4 py-3")}>
    <strong className="block">{word}</strong> {text}
  </p>
);

/** One section of the legal text: its plain sentence, the text, what is so today, and its parts. */
export function LegalArticle({ section, today, extra = {}, beside = {}, inner = false }: Props) {
  const short = !inner && isShort(section);
  const aside = section.today ? <Today word={today} text={section.today} /> : beside[section.id];
  return (
    <section
      id={section.id}
      className={clsx(
        "print:mt-6",
        inner ? "mt-6 border-t border-rule pt-4 sm:mt-8 sm:pt-6" : "border-t-2 border-petrol",
        !inner && (short ? "pt-6" : "mt-12 pt-8 first:mt-0"),
      )}
    >
      <div className={clsx(aside && "grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] print:block")}>
        <div className={measure}>
          {inner && <h3>{section.title}</h3>}
          {short && <h2 className="print:text-statement">{section.title}</h2>}
          {!inner && !short && (
            <div className="section-head">
              <h2 className="text-statement">{section.title}</h2>
            </div>
          )}
          <p className="section-head mt-1 text-petrol">{section.summary}</p>
          {section.paragraphs.map((text) => (
            <p key={text} className="mt-4">
              <Written text={text} />
            </p>
          ))}
          {section.list && (
            <div className="mt-4">
              <CheckList items={section.list} never />
            </div>
          )}
          {section.mail && (
            <p className="mt-6 print:hidden">
              <ButtonLink to={section.mail.href} variant="outline">
                {section.mail.label}
              </ButtonLink>
            </p>
          )}
        </div>
        {aside && <div className="print:mt-4">{aside}</div>}
      </div>
      {extra[section.id]}
      {section.parts?.map((part) => (
        <LegalArticle
          key={part.id}
          section={part}
          today={today}
          extra={extra}
          beside={beside}
          inner
        />
      ))}
    </section>
  );
}
