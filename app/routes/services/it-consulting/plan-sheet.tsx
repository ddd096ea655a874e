import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { planPage } from "~/content/service-figures/plan-page";
import type { Action, Card } from "~/content/types";
import { PlanTimeline } from "./plan-timeline";

/** One line of the sheet across its whole width; its upper rule runs on to the note beside it. */
const PlanLine = ({ children, beside }: { children: ReactNode; beside?: ReactNode }) => (
  <div className="-mt-0.5 grid break-inside-avoid lg:grid-cols-[7fr_4fr] print:block">
    <div className="border-2 border-petrol bg-white px-4 py-5 sm:px-6">{children}</div>
    <div className="border-petrol py-6 lg:border-t-2 lg:px-6">{beside}</div>
  </div>
);

/** What a line of the sheet is good for, under the letter that marks it. */
const Note = ({ letter, note }: { letter: string; note?: Card }) => (
  <div className="flex gap-4">
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center bg-petrol font-head font-bold text-white [print-color-adjust:exact]"
    >
      {letter}
    </span>
    <div>
      <h3>{note?.title}</h3>
      <p className="mt-1 text-muted">{note?.text}</p>
    </div>
  </div>
);

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

/** One page of a plan as it prints, and beside each of its lines what that line is good for. */
export function PlanSheet({ cards, button }: Props) {
  const { kind, title, timeline, years, level, decision, waste, reason, note } = planPage;
  const [budget, choice, saving, reasons] = cards;
  return (
    <>
      <PlanLine beside={<Note letter="A" note={budget} />}>
        <p className="text-small text-muted">{kind}</p>
        <p className="mb-6 font-head font-bold">{title}</p>
        <PlanTimeline {...timeline} years={years} level={level} />
        <p className="sr-only">{timeline.said}</p>
      </PlanLine>
      <PlanLine beside={<Note letter="B" note={choice} />}>
        <Entry kind={decision.mark}>
          <p className="font-head text-statement font-bold">{decision.title}</p>
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
      <PlanLine beside={<Note letter="C" note={saving} />}>
        <Entry kind={waste.mark}>
          <p className="font-head text-statement font-bold">{waste.title}</p>
          <p className="mt-2">{waste.text}</p>
        </Entry>
      </PlanLine>
      <PlanLine beside={<Note letter="D" note={reasons} />}>
        <Entry kind={reason.mark}>
          <p>{reason.text}</p>
        </Entry>
      </PlanLine>
      <PlanLine
        beside={
          <ButtonLink to={button.to} size="lg">
            {button.label}
          </ButtonLink>
        }
      >
        <p className="text-small text-muted">{note}</p>
      </PlanLine>
    </>
  );
}
