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
  /** Shown beside a section, by its id. */
  beside?: Partial<Record<string, ReactNode>>;
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

const Mail = ({ href, label }: NonNullable<LegalSection["mail"]>) => (
  <p className="ask-line mt-4 print:hidden">
    <TextLink to={href}>{label}</TextLink>
  </p>
);

/** One measure for all that is read; on paper columns make the lines short. */
const measure = "max-w-[37.5em] print:max-w-none";

/** The page's two columns: what the policy says, and beside it what is done. */
const columns = "gap-x-12 lg:grid lg:grid-cols-[7fr_5fr]";

/** Beside a section's text, from its top. */
const second =
  "mt-5 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 print:col-start-2 print:row-span-2 print:row-start-1 print:mt-0";

/** What is so today, as large as what the policy permits. */
const Today = ({ word, text }: { word: string; text: string }) => (
  <p
    className={clsx(
      second,
      "border-l-2 border-petrol bg-mist px-4 py-3 max-sm:text-[1rem] max-sm:leading-[1.55] print:py-0",
    )}
  >
    <strong className="block">{word}</strong> {text}
  </p>
);

/** One section of the legal text: its plain sentence, what is so today or a drawing, the text, and its parts. Without anything else, what a visitor can do stands in the second column. */
export function LegalArticle({ section, today, beside = {}, extra = {}, inner }: Props) {
  const other = beside[section.id];
  const alone = !inner && !other && !section.list;
  return (
    <section
      id={section.id}
      className={clsx(
        "print:mt-6",
        inner
          ? "mt-6 border-t border-rule pt-4 sm:mt-8 sm:pt-6"
          : "mt-10 border-t-2 border-petrol pt-6 sm:mt-12 sm:pt-8",
        section.list && "lg:col-start-1 lg:row-start-1 lg:mt-0",
      )}
    >
      <div
        className={clsx(
          "grid-rows-[auto_1fr]",
          !section.list && columns,
          !section.list && !alone && "print:grid print:grid-cols-[7fr_5fr]",
        )}
      >
        <div className={measure}>
          {inner ? (
            <h3>{section.title}</h3>
          ) : (
            <div className="section-head">
              <h2 className="text-statement">{section.title}</h2>
            </div>
          )}
          <p
            className={clsx(
              "section-head mt-2 font-semibold",
              !inner && "text-[1.375rem] leading-snug print:text-body",
            )}
          >
            {section.summary}
          </p>
        </div>
        {section.today && <Today word={today} text={section.today} />}
        {other && (
          <div className={clsx(second, "md:max-lg:float-right md:max-lg:ml-10 md:max-lg:w-72")}>
            {other}
          </div>
        )}
        <div
          className={clsx(
            "mt-4 space-y-4 max-sm:text-[1rem] max-sm:leading-[1.55] lg:col-start-1",
            measure,
            section.list && "gap-x-7 print:columns-2",
          )}
        >
          {section.paragraphs.map((text) => (
            <p key={text}>
              <Written text={text} />
            </p>
          ))}
          {section.list && <CheckList items={section.list} never />}
          {alone && section.mail && <Mail {...section.mail} />}
        </div>
        {alone && extra[section.id] && <div className={second}>{extra[section.id]}</div>}
      </div>
      {!alone && section.mail && <Mail {...section.mail} />}
      {!alone && extra[section.id]}
      {section.parts?.map((part) => (
        <LegalArticle key={part.id} section={part} today={today} extra={extra} inner />
      ))}
      {!inner && (
        <p className="mt-4 sm:hidden print:hidden">
          <TextLink to="#contents">Back to the list</TextLink>
        </p>
      )}
    </section>
  );
}
