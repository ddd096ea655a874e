import type { Card } from "~/content/types";

/** Numbered steps along one line, which ends in a terminal; the order carries meaning. */
export const Steps = ({ steps }: { steps: readonly Card[] }) => (
  <ol className="grid gap-10 lg:auto-cols-fr lg:grid-flow-col lg:gap-8">
    {steps.map((step, at) => (
      <li
        key={step.title}
        className="relative ml-4 border-l-2 border-petrol pl-6 lg:ml-0 lg:border-l-0 lg:border-t-2 lg:pl-0 lg:pt-8"
      >
        <span className="absolute -left-4 top-0 grid size-8 place-items-center bg-petrol font-head font-bold text-white tabular lg:-top-4 lg:left-0">
          {at + 1}
        </span>
        {at === steps.length - 1 && (
          <span
            aria-hidden="true"
            className="absolute -bottom-1 -left-2 size-3 bg-petrol lg:-top-2 lg:bottom-auto lg:left-auto lg:right-0"
          />
        )}
        <h3 className="pl-5 font-semibold lg:pl-0">{step.title}</h3>
        <p className="mt-2 pl-5 text-muted lg:pl-0">{step.text}</p>
      </li>
    ))}
  </ol>
);
