import clsx from "clsx";
import type { ReactNode } from "react";
import { DayStrip, daysOf } from "~/components/drawings/day-strip";
import { Ruler } from "~/components/drawings/ruler";
import type { Card } from "~/content/types";

interface Props {
  steps: readonly Card[];
  /** On a wide screen, columns as wide as the days of the steps. */
  columns: string;
  /** A drawing of the same days, over the ruler. */
  children?: ReactNode;
  /** The drawing over the steps has the days on it. */
  ruled?: boolean;
}

/** A name too long for one line of every column: on a wide screen with the days on a line of their own, so that all texts begin at one height. */
const DaysFirst = ({ title }: { title: string }) => {
  const [days, ...name] = title.split(": ");
  return (
    <>
      <span className="lg:block">{days}:</span> {name.join(": ")}
    </>
  );
};

/** The first 30 days to scale: a ruler, and each step under its own days; stacked, each step has its days on a line of its own. */
export const DaySpans = ({ steps, columns, children, ruled = false }: Props) => (
  <>
    <div className="break-inside-avoid">
      {ruled ? children : <div className="mx-2">{children}</div>}
      {!ruled && (
        <div className="max-lg:hidden print:block">
          <Ruler nodes={steps.map(({ title }) => (daysOf(title)?.first ?? 1) - 1)} unit="days" />
        </div>
      )}
    </div>
    <ol className={clsx("grid gap-y-6", ruled ? "pt-6 lg:pt-2" : "max-lg:pt-4", columns)}>
      {steps.map(({ title, text }) => (
        <li key={title} className="break-inside-avoid lg:pr-6">
          <h3>{ruled ? <DaysFirst title={title} /> : title}</h3>
          {!ruled && (
            <div className="lg:hidden print:hidden">
              <DayStrip title={title} />
            </div>
          )}
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </>
);
