import clsx from "clsx";
import { TextLink } from "~/components/ui/text-link";
import type { Action, Card } from "~/content/types";

interface Props {
  steps: readonly (Card & { link?: Action })[];
  /** Said at the end of the line. */
  end: string;
  /** How many steps lead there; from the next one on there is no line. */
  ended?: number;
}

/** The days of a step on a line of their own where the steps stand beside each other, so that all names have as many lines. */
const Named = ({ title }: Card) => {
  const [days, name] = title.split(/(?<=:) /);
  return name ? (
    <>
      <span className="lg:block">{days}</span> {name}
    </>
  ) : (
    title
  );
};

/** Numbered steps along one line to a named terminal; the order carries meaning. Printed, a grid keeps with its heading only inside a block. */
export const Steps = ({ steps, end, ended = steps.length }: Props) => (
  <div className="break-inside-avoid">
    <ol className="grid pt-4 lg:auto-cols-fr lg:grid-flow-col">
      {steps.map((step, at) => (
        <li
          key={step.title}
          className={clsx(
            "step relative",
            at === ended - 1 && "max-lg:pb-8",
            at >= ended ? "border-transparent max-lg:pt-6" : "border-petrol",
          )}
        >
          <span className="absolute grid size-8 place-items-center bg-petrol font-head font-bold text-white tabular print-exact">
            {at === ended && (
              <span
                aria-hidden="true"
                className="absolute bottom-full h-6 border-petrol border-l-2 border-dashed lg:hidden"
              />
            )}
            {at + 1}
          </span>{" "}
          {at === ended - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                "step-end absolute text-small font-semibold text-petrol",
                ended < steps.length && "lg:mr-8",
              )}
            >
              {end}
            </span>
          )}
          <h3>
            <Named {...step} />
          </h3>
          <p className="mt-2 text-muted">{step.text}</p>
          {step.link && <TextLink to={step.link.to}>{step.link.label}</TextLink>}
        </li>
      ))}
    </ol>
  </div>
);
