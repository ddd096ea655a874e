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

/** A section that says little more than its summary, and is set as quietly. */
const isShort = ({ paragraphs, parts }: LegalSection) => !parts && paragraphs.length < 3;

/** What is so today, as large as what the policy permits. */
const Today = ({ word, text }: { word: string; text: string }) => (
  <p className="max-w-prose border-t-2 border-petrol bg-mist px-4 py-3 lg:p-6 print:p-0 print:pt-2">
    <strong className="lg:block">{word}:</strong> {text}
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
        short ? "mt-8 pt-6" : "mt-12",
        !inner && "border-t-2 border-petrol first:mt-0",
        !inner && !short && "pt-8",
      )}
    >
      {inner ? (
        <h3>{section.title}</h3>
      ) : (
        <div className="section-head">
          <h2 className={short ? undefined : "text-statement"}>{section.title}</h2>
        </div>
      )}
      <p
        className={clsx(
          "section-head max-w-[42rem] font-semibold print:max-w-none",
          inner || short ? "mt-1" : "mt-3 border-l-2 border-petrol bg-tint px-5 py-3",
        )}
      >
        {section.summary}
      </p>
      <div className={clsx(aside && "grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] print:block")}>
        <div>
          {section.paragraphs.map((text) => (
            <p key={text} className="mt-4 max-w-[42rem] print:max-w-none">
              <Written text={text} />
            </p>
          ))}
        </div>
        {aside && <div className="lg:mt-4 print:mt-4">{aside}</div>}
      </div>
      {section.list && (
        <div className="mt-4 max-w-prose">
          <CheckList items={section.list} never />
        </div>
      )}
      {extra[section.id]}
      {section.mail && (
        <p className="mt-6 print:hidden">
          <ButtonLink to={section.mail.href} variant="outline">
            {section.mail.label}
          </ButtonLink>
        </p>
      )}
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
