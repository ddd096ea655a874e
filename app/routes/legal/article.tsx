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

/** One measure for all that is read; on paper columns make the lines short. */
const measure = "max-w-[37.5em] print:max-w-none";

/** Where there is room, beside what it belongs to. */
const beyond = "lg:col-start-2 lg:row-span-2 lg:row-start-1";

/** What is so today, as large as what the policy permits. */
const Today = ({ word, text }: { word: string; text: string }) => (
  <p
    className={clsx(
      measure,
      beyond,
      "mt-4 self-start border-l-2 border-petrol bg-mist px-4 py-3 lg:mt-0 print:col-start-2 print:row-span-2 print:row-start-1 print:mt-0",
    )}
  >
    <strong className="block">{word}</strong> {text}
  </p>
);

/** One section of the legal text: its plain sentence, what is so today, the text, and its parts. */
export function LegalArticle({ section, today, extra = {}, beside = {}, inner = false }: Props) {
  const short = !inner && isShort(section);
  const aside = beside[section.id];
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
          (section.today || aside) &&
            "gap-x-12 lg:grid lg:grid-cols-[7fr_5fr] grid-rows-[auto_1fr]",
          section.today ? "print:grid print:grid-cols-[7fr_5fr]" : "print:block",
        )}
      >
        <div className={measure}>
          {inner && <h3>{section.title}</h3>}
          {short && <h2>{section.title}</h2>}
          {!inner && !short && (
            <div className="section-head">
              <h2 className="text-statement">{section.title}</h2>
            </div>
          )}
          <p className="section-head mt-2 font-semibold">{section.summary}</p>
        </div>
        {section.today && <Today word={today} text={section.today} />}
        <div
          className={clsx(measure, "mt-4 space-y-4", !section.today && !short && "print:columns-2")}
        >
          {section.paragraphs.map((text) => (
            <p key={text}>
              <Written text={text} />
            </p>
          ))}
          {section.list && <CheckList items={section.list} never />}
          {section.mail && (
            <p className="print:hidden">
              <TextLink to={section.mail.href}>{section.mail.label}</TextLink>
            </p>
          )}
        </div>
        {aside && <div className={clsx(beyond, "max-lg:mt-6")}>{aside}</div>}
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
