import type { Card } from "./card-grid";

/** Numbered steps along one line; the order carries meaning. */
export const Steps = ({ steps }: { steps: readonly Card[] }) => (
  <ol className="grid gap-10 md:auto-cols-fr md:grid-flow-col md:gap-8">
    {steps.map((step, at) => (
      <li
        key={step.title}
        className="relative border-l-2 border-petrol pl-6 md:border-l-0 md:border-t-2 md:pl-0 md:pt-8"
      >
        <span className="absolute -left-4 top-0 grid size-8 place-items-center bg-petrol font-head font-bold text-white tabular-nums md:-top-4 md:left-0">
          {at + 1}
        </span>
        <h3 className="pl-5 font-semibold md:pl-0">{step.title}</h3>
        <p className="mt-2 pl-5 text-muted md:pl-0">{step.text}</p>
      </li>
    ))}
  </ol>
);
