import clsx from "clsx";
import type { ReactNode } from "react";
import { CheckList } from "~/components/sections/check-list";
import type { LegalSection } from "~/content/legal";
import { LegalRow, lead } from "./row";
import { Today } from "./today";
import { WayOut } from "./way-out";
import { Written } from "./written";

/** One measure for all that is read; on paper its column is narrower. */
const measure = "max-w-[37.5em]";

/** On paper a long row with a drawing begins where the drawing has room. */
const room =
  "print:before:-mb-96 print:before:block print:before:h-96 print:before:break-inside-avoid";

/** What stands with a section, by its id. */
type Placed = Partial<Record<string, ReactNode>>;

interface Props {
  section: LegalSection;
  /** What "today" is called before a remark on the present state. */
  today: string;
  /** Under the plain sentence. */
  beside?: Placed;
  /** After the text. */
  below?: Placed;
  /** A row of its own after the section's. */
  after?: Placed;
  inner?: boolean;
}

/** One section of the legal text: its name with its plain sentence, beside them what is so today and the text, and its parts. */
export function LegalArticle({
  section,
  today,
  beside = {},
  below = {},
  after = {},
  inner = false,
}: Props) {
  const Heading = inner ? "h3" : "h2";
  return (
    <section id={section.id} className={beside[section.id] ? room : undefined}>
      <LegalRow
        inner={inner}
        head={
          <>
            <div className={inner ? undefined : "section-head"}>
              <Heading className={inner ? lead : undefined}>{section.title}</Heading>
            </div>
            <p
              className={clsx(
                "section-head",
                measure,
                inner ? "mt-1 text-muted" : ["mt-2 font-semibold", lead],
              )}
            >
              {section.summary}
            </p>
          </>
        }
        beside={beside[section.id]}
        boxed={Boolean(section.today)}
        long={Boolean(section.list ?? beside[section.id])}
      >
        {section.today && <Today word={today} text={section.today} />}
        {section.paragraphs.map((text) => (
          <p key={text} className={measure}>
            <Written text={text} />
          </p>
        ))}
        {section.list && <CheckList items={section.list} never />}
        {section.mail && (
          <WayOut to={section.mail.href} always>
            {section.mail.label}
          </WayOut>
        )}
        {below[section.id]}
      </LegalRow>
      {after[section.id]}
      {section.parts?.map((part) => (
        <LegalArticle key={part.id} section={part} today={today} below={below} inner />
      ))}
    </section>
  );
}
