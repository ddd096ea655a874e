import type { Card } from "~/content/types";

interface Props {
  steps: readonly Card[];
  /** Said at the end of the line. */
  end: string;
}

/** Numbered steps along one line, which ends in a named terminal; the order carries meaning. Printed, a grid keeps with its heading only inside a block. */
export const Steps = ({ steps, end }: Props) => (
  <div className="break-inside-avoid">
    <ol className="grid pt-4 lg:auto-cols-fr lg:grid-flow-col">
      {steps.map((step, at) => (
        <li key={step.title} className="step relative border-petrol max-lg:last:pb-8">
          <span className="absolute grid size-8 place-items-center bg-petrol font-head font-bold text-white tabular [print-color-adjust:exact]">
            {at + 1}
          </span>{" "}
          {at === steps.length - 1 && (
            <span
              aria-hidden="true"
              className="step-end absolute text-small font-semibold text-petrol"
            >
              {end}
            </span>
          )}
          <h3>{step.title}</h3>
          <p className="mt-2 text-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  </div>
);
