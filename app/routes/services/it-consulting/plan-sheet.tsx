import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { planPage } from "~/content/service-figures/plan-page";
import type { Action, Card } from "~/content/types";
import { PlanLine, PlanNote } from "./plan-line";
import { PlanTimeline } from "./plan-timeline";

const entryTitle = "font-head font-bold";

const Entry = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <>
    <p className="text-small font-semibold text-petrol">{kind}</p>
    {children}
  </>
);

interface Props {
  cards: readonly Card[];
  button: Action;
}

/** One page of a plan as it prints, and what each of its lines is good for: beside it, or under its number below the whole page. */
export function PlanSheet({ cards, button }: Props) {
  const { kind, title, timeline, years, level, decision, waste, reason } = planPage;
  return (
    <>
      <div className="grid lg:grid-flow-col lg:grid-cols-[7fr_4fr] lg:grid-rows-[repeat(4,auto)] print:block">
        <PlanLine number={1}>
          <p className="text-small text-muted">{kind}</p>
          <p className="mb-6 font-head font-bold">{title}</p>
          <PlanTimeline {...timeline} years={years} level={level} />
          <p className="sr-only">{timeline.said}</p>
        </PlanLine>
        <PlanLine number={2}>
          <Entry kind={decision.mark}>
            <p className={entryTitle}>{decision.title}</p>
            <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
              {decision.facts.map(({ name, text }) => (
                <div key={name}>
                  <dt className="text-small text-muted">{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Entry>
        </PlanLine>
        <PlanLine number={3}>
          <Entry kind={waste.mark}>
            <p className={entryTitle}>{waste.title}</p>
            <p className="mt-2">{waste.text}</p>
          </Entry>
        </PlanLine>
        <PlanLine number={4}>
          <Entry kind={reason.mark}>
            <p>{reason.text}</p>
          </Entry>
        </PlanLine>
        <div className="grid gap-x-12 max-lg:mt-4 sm:grid-cols-2 lg:contents">
          {cards.map((card, at) => (
            <PlanNote key={card.title} number={at + 1} note={card} />
          ))}
        </div>
      </div>
      <p className="mt-8">
        <ButtonLink to={button.to} size="lg">
          {button.label}
        </ButtonLink>
      </p>
    </>
  );
}
