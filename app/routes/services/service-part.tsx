import clsx from "clsx";
import type { ReactNode } from "react";
import { AskLine } from "~/components/sections/ask-line";
import { CardGrid } from "~/components/sections/card-grid";
import { Faq } from "~/components/sections/faq";
import { LinkLines } from "~/components/sections/link-lines";
import { ListPair } from "~/components/sections/list-pair";
import { Rows } from "~/components/sections/rows";
import { Schedule } from "~/components/sections/schedule";
import { ScopeTable } from "~/components/sections/scope-table";
import { Statement } from "~/components/sections/statement";
import { Steps } from "~/components/sections/steps";
import { SumTable } from "~/components/sections/sum-table";
import { Section } from "~/components/ui/section";
import type { Part } from "~/content/service-pages/shape";

/** Where a part of a service page stands, and how it looks there. */
export interface Placement {
  /** Of a part in the page's content. */
  id: string;
  /** `rail` puts its heading beside it, `band` the dark ground, `blueprint` drawings on it, `mist` its ground alone. */
  look?: "rail" | "band" | "blueprint" | "mist";
  /** Of an example: drawn in place of its table, which it repeats for screen readers. */
  figure?: ReactNode;
  /** Drawn for this page alone, in place of everything under the part's heading. */
  body?: ReactNode;
  /** Cards short enough for four beside each other. */
  wide?: 4;
  /** Cards as a list to run down instead of a grid, steps by their days. */
  rows?: boolean;
  /** Followed on a phone by the way to the next step. */
  ask?: boolean;
}

/** Four cards fill two rows of two, six fill two rows of three. */
const fitting = (cards: readonly unknown[]) => (cards.length % 3 === 0 ? 3 : 2);

function bodyOf(part: Part, { figure, wide, rows, look }: Placement): ReactNode {
  switch (part.kind) {
    case "cards":
      return (
        <>
          {rows ? (
            <Rows rows={part.cards} />
          ) : (
            <CardGrid cards={part.cards} wide={wide ?? fitting(part.cards)} />
          )}
          {part.links && <LinkLines links={part.links} />}
        </>
      );
    case "reasons":
      return (
        <Statement
          lines={part.lines}
          text={part.text}
          button={part.button}
          onBand={look === "band"}
        />
      );
    case "lists":
      return (
        <>
          <ListPair lists={part.lists} />
          {part.terms && (
            <dl className="mt-8">
              {part.terms.map(({ title, text }) => (
                <div
                  key={title}
                  className="grid break-inside-avoid gap-x-8 border-t border-rule py-3 sm:py-5 md:grid-cols-4-7"
                >
                  <dt className="font-semibold">{title}</dt>
                  <dd className="max-w-prose text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      );
    case "steps":
      return rows ? <Schedule steps={part.steps} /> : <Steps steps={part.steps} end="Day 30" />;
    case "example":
      return (
        <div className={clsx("grid gap-x-20 gap-y-6", !figure && "lg:grid-cols-4-7 print:block")}>
          <div
            className={clsx(
              "*:not-last:mb-4 max-lg:max-w-prose",
              figure && "order-last lg:columns-2 gap-20",
            )}
          >
            {part.text.map((paragraph) => (
              <p key={paragraph} className="break-inside-avoid">
                {paragraph}
              </p>
            ))}
          </div>
          <div>{figure ?? <SumTable {...part.table} />}</div>
        </div>
      );
    case "scope":
      return <ScopeTable {...part} />;
    case "questions":
      return (
        <>
          <Faq questions={part.questions} />
          {part.links && <LinkLines links={part.links} />}
        </>
      );
    default:
      return part satisfies never;
  }
}

/** Looks that set a part apart from its neighbors, with more room around it. */
const apart = new Set<Placement["look"]>(["band", "blueprint"]);

/** One section of a service page. */
export const ServicePart = ({
  part,
  placement,
  next,
}: {
  part: Part;
  placement: Placement;
  /** Where the page's next step is. */
  next: string;
}) => {
  const { look, body, ask } = placement;
  return (
    <Section
      id={part.id}
      tone={!look || look === "rail" ? "white" : look}
      rhythm={look && apart.has(look) ? "normal" : "tight"}
      rail={look === "rail"}
      title={part.title}
      intro={part.intro}
    >
      {body ?? bodyOf(part, placement)}
      {ask && <AskLine to={next} />}
    </Section>
  );
};
