import clsx from "clsx";
import type { ReactNode } from "react";
import { daysOf } from "~/components/drawings/day-strip";
import { Ruler } from "~/components/drawings/ruler";
import type { Card } from "~/content/types";

interface Props {
  steps: readonly Card[];
  /** On a wide screen, columns as wide as the days of the steps, or equal ones under a drawing that names the days. */
  columns: string;
  /** A drawing of the same days, over the ruler. */
  children?: ReactNode;
  /** The drawing over the steps has the days on it. */
  ruled?: boolean;
  /** And their names, which the headings then leave to those who hear them. */
  named?: boolean;
  /** It has no squares, whose outer halves would stand beside the column. */
  flush?: boolean;
}

/** The days alone, or with a name too long for one line of every column: on a wide screen on a line of their own, so that all texts begin at one height. */
const DaysFirst = ({ title, alone }: { title: string; alone: boolean }) => {
  const [days, ...name] = title.split(": ");
  return (
    <>
      <span
        className={
          alone ? undefined : "lg:block lg:text-small lg:text-petrol print:block print:text-small"
        }
      >
        {days}
        <span className={alone ? "sr-only" : "lg:sr-only print:sr-only"}>:</span>
      </span>{" "}
      <span className={alone ? "sr-only" : undefined}>{name.join(": ")}</span>
    </>
  );
};

/** The first 30 days to scale: a ruler, and on a wide screen each step under its own days. */
export const DaySpans = ({
  steps,
  columns,
  children,
  ruled = false,
  named = false,
  flush = false,
}: Props) => (
  <>
    <div className={clsx("break-inside-avoid", !flush && "mx-2")}>
      {children}
      {!ruled && (
        <Ruler nodes={steps.map(({ title }) => (daysOf(title)?.first ?? 1) - 1)} unit="days" />
      )}
    </div>
    <ol className={clsx("grid gap-y-6 pt-6 lg:pt-2", !flush && "lg:mr-4", columns)}>
      {steps.map(({ title, text }) => (
        <li key={title} className="break-inside-avoid lg:pr-6 print:pr-4">
          <h3>{ruled ? <DaysFirst title={title} alone={named} /> : title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </>
);
