import type { Card } from "~/content/types";

/** Numbered steps along one line, which ends in a terminal; the order carries meaning. Printed, a grid keeps with its heading only inside a block. */
export const Steps = ({ steps }: { steps: readonly Card[] }) => (
  <div className="break-inside-avoid">
    <ol className="grid pt-4 lg:auto-cols-fr lg:grid-flow-col">
      {steps.map((step, at) => (
        <li key={step.title} className="step relative border-petrol">
          <span className="absolute grid size-8 place-items-center bg-petrol font-head font-bold text-white tabular [print-color-adjust:exact]">
            {at + 1}
          </span>
          {at === steps.length - 1 && (
            <span aria-hidden="true" className="absolute size-3 bg-petrol" />
          )}
          <h3>{step.title}</h3>
          <p className="mt-2 text-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  </div>
);
