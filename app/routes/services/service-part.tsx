import type { ReactNode } from "react";
import { CardGrid } from "~/components/sections/card-grid";
import { Faq } from "~/components/sections/faq";
import { ListPair } from "~/components/sections/list-pair";
import { ScopeTable } from "~/components/sections/scope-table";
import { Split } from "~/components/sections/split";
import { Steps } from "~/components/sections/steps";
import { SumTable } from "~/components/sections/sum-table";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import type { Part } from "~/content/service-pages/shape";

/** Four cards fill two rows of two, six fill two rows of three. */
const wide = (cards: readonly unknown[]) => (cards.length % 3 === 0 ? 3 : 2);

function body(part: Part): ReactNode {
  switch (part.kind) {
    case "cards":
      return (
        <>
          <CardGrid cards={part.cards} wide={wide(part.cards)} />
          {part.link && (
            <p className="mt-4">
              <ButtonLink to={part.link.to} variant="link">
                {part.link.label}
              </ButtonLink>
            </p>
          )}
        </>
      );
    case "reasons":
      return (
        <>
          <CardGrid cards={part.cards} wide={wide(part.cards)} onBand />
          <p className="mt-4 border-t-2 border-amber pt-8">
            <ButtonLink to={part.button.to} variant="amber" size="lg">
              {part.button.label}
            </ButtonLink>
          </p>
        </>
      );
    case "lists":
      return <ListPair lists={part.lists} />;
    case "steps":
      return <Steps steps={part.steps} />;
    case "example":
      return (
        <Split beside={<SumTable {...part.table} />}>
          {part.text.map((paragraph) => (
            <p key={paragraph} className="not-first:mt-5">
              {paragraph}
            </p>
          ))}
        </Split>
      );
    case "scope":
      return <ScopeTable {...part} />;
    case "questions":
      return <Faq questions={part.questions} />;
  }
}

/** One section of a service page. */
export const ServicePart = ({ part, ground }: { part: Part; ground: "white" | "mist" }) => (
  <Section
    id={part.id}
    tone={part.kind === "reasons" ? "band" : ground}
    title={part.title}
    lead={part.lead}
  >
    {body(part)}
  </Section>
);
