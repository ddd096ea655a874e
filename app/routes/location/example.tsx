import clsx from "clsx";
import { ClockLine, spansAfter } from "~/components/drawings/clock-line";
import { Section } from "~/components/ui/section";
import type { LocationContent } from "~/content/locations/shape";

type Example = LocationContent["example"];

/** What works at a step, as the heavy ones of as many lines. On a phone. */
const Lanes = ({ lanes, step }: { step: number } & Pick<Example, "lanes">) =>
  lanes && (
    <p aria-hidden="true" className="mt-2 flex h-2 items-center gap-1 md:hidden">
      {lanes.rows.map(({ name, from }) => (
        <span
          key={name}
          className={clsx("w-8 border-petrol", from <= step ? "border-t-6" : "border-t opacity-60")}
        />
      ))}
    </p>
  );

/** One day on which work stopped here, as a worked example. */
export function LocationExample({ example }: { example: Example }) {
  const last = example.steps.length - 1;
  return (
    <Section tone="blueprint" title={example.title} intro={example.intro}>
      <ClockLine {...example} />
      {example.lanes && (
        <p aria-hidden="true" className="mb-4 text-small text-muted md:hidden">
          {example.lanes.legend}
        </p>
      )}
      <ol className="grid max-md:ml-1.75 md:auto-cols-fr md:grid-flow-col">
        {example.steps.map(({ title, text }, step) => (
          <li
            key={title}
            className="relative border-petrol pr-6 last:border-transparent max-md:border-l-2 max-md:pb-5 max-md:pl-6 max-md:last:pb-0"
          >
            <span
              aria-hidden="true"
              className={clsx(
                "absolute -left-2.25 top-0 size-4 border-2 border-petrol md:hidden",
                step < last ? "bg-mist" : "bg-petrol",
              )}
            />
            <h3 className="max-md:-mt-1">{title}</h3>
            <Lanes {...example} step={step} />
            <p className="mt-2 text-muted">{text}</p>
            {step < last && (
              <p aria-hidden="true" className="mt-2 text-small font-semibold md:hidden">
                {spansAfter(example, step)
                  .map(({ minutes, what }) => `${minutes} min${what}`)
                  .join(", ")}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
