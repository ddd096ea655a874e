import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { planPage } from "~/content/service-figures/plan-page";
import type { Action, Card } from "~/content/types";
import { PlanTimeline } from "./plan-timeline";

const letters = ["A", "B", "C", "D"];

/** Where a note beside the sheet points to. */
const Mark = ({ at }: { at: number }) => (
  <span
    aria-hidden="true"
    className="mb-3 grid size-8 shrink-0 place-items-center bg-petrol font-head font-bold text-white [print-color-adjust:exact]"
  >
    {letters[at]}
  </span>
);

/** A line of the sheet: what is to be done with it, and its mark. */
const Entry = ({ at, kind, children }: { at: number; kind?: string; children: ReactNode }) => (
  <div className="flex gap-4 border-t-2 border-petrol px-4 py-5 max-sm:block sm:px-6">
    <Mark at={at} />
    <div className="grow">
      {kind && <p className="text-small font-semibold text-petrol">{kind}</p>}
      {children}
    </div>
  </div>
);

const Sheet = () => {
  const { kind, title, timeline, years, level, decision, waste, reason, note } = planPage;
  return (
    <figure className="break-inside-avoid self-start border-2 border-petrol bg-white">
      <figcaption className="px-4 py-5 sm:px-6">
        <span className="block text-small text-muted">{kind}</span>
        <span className="font-head font-bold">{title}</span>
      </figcaption>
      <Entry at={0}>
        <PlanTimeline {...timeline} years={years} level={level} />
        <p className="sr-only">{timeline.said}</p>
      </Entry>
      <Entry at={1} kind={decision.mark}>
        <p className="font-semibold">{decision.title}</p>
        <dl className="mt-3 grid gap-4 sm:grid-cols-3">
          {decision.facts.map(({ name, text }) => (
            <div key={name}>
              <dt className="text-small text-muted">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Entry>
      <Entry at={2} kind={waste.mark}>
        <p className="font-semibold">{waste.title}</p>
        <p>{waste.text}</p>
      </Entry>
      <Entry at={3} kind={reason.mark}>
        <p>{reason.text}</p>
      </Entry>
      <p className="border-t-2 border-petrol px-4 py-3 text-small text-muted sm:px-6">{note}</p>
    </figure>
  );
};

/** One page of a plan as it prints, and beside it what each of its lines is good for. */
export const PlanSheet = ({ cards, button }: { cards: readonly Card[]; button: Action }) => (
  <div className="grid gap-12 lg:grid-cols-[7fr_4fr]">
    <Sheet />
    <div className="flex flex-col gap-8">
      <ul className="flex flex-col gap-8">
        {cards.map(({ title, text }, at) => (
          <li key={title} className="flex gap-4">
            <Mark at={at} />
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={button.to} size="lg">
          {button.label}
        </ButtonLink>
      </p>
    </div>
  </div>
);
