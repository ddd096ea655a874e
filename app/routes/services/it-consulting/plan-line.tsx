import clsx from "clsx";
import type { ReactNode } from "react";
import type { Card } from "~/content/types";

/** Where there is room, a line of the sheet and its note share a row. */
const rows = [
  "lg:row-start-1",
  "lg:row-start-2",
  "lg:row-start-3",
  "lg:row-start-4",
  "lg:row-start-5",
] as const;

export const letters = ["A", "B", "C", "D"] as const;

/** One line of the sheet, lettered where its note does not stand beside it. */
export const PlanLine = ({ row, children }: { row: number; children: ReactNode }) => (
  <div
    className={clsx(
      "relative -mt-0.5 break-inside-avoid border-2 border-petrol bg-white px-4 py-5 sm:px-6 lg:col-start-1",
      rows[row],
    )}
  >
    {letters[row] && (
      <span
        aria-hidden="true"
        className="absolute top-0 right-0 bg-petrol px-2 font-head font-bold text-white lg:hidden print:hidden"
      >
        {letters[row]}
      </span>
    )}
    {children}
  </div>
);

/** What stands under the sheet, or beside one of its lines, whose upper rule runs on to it. */
export const Beside = ({ row, children }: { row: number; children: ReactNode }) => (
  <div
    className={clsx(
      "border-petrol pt-6 lg:-mt-0.5 lg:col-start-2 lg:border-t-2 lg:px-6 lg:pb-6",
      rows[row],
    )}
  >
    {children}
  </div>
);

/** What a line of the sheet is good for, under the letter that marks it. */
export const Note = ({ letter, note }: { letter: string; note?: Card }) => (
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
