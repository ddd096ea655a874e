import type { ReactNode } from "react";
import { Key } from "~/components/ui/key";
import type { Card } from "~/content/types";

interface Props {
  /** Its number, where its note stands below it. */
  number: number;
  children: ReactNode;
}

/** One line of the sheet. */
export const PlanLine = ({ number, children }: Props) => (
  <div className="relative -mt-0.5 break-inside-avoid border-2 border-petrol bg-white px-4 py-5 sm:px-6">
    <div className="absolute top-0 right-0 -m-0.5 lg:hidden">
      <Key number={number} />
    </div>
    {children}
  </div>
);

/** What a line is good for: beside it on a line that leads there, or by its number below the sheet. */
export const PlanNote = ({ number, note: { title, text } }: { number: number; note: Card }) => (
  <div className="relative flex items-start gap-4 break-inside-avoid py-3 lg:py-5 lg:pl-16">
    <span
      aria-hidden="true"
      className="absolute top-5 left-0 mt-[0.8em] w-16 border-t-2 border-petrol max-lg:hidden"
    />
    <span
      aria-hidden="true"
      className="absolute top-5 -left-[7px] mt-[calc(0.8em-5px)] size-3 bg-petrol max-lg:hidden"
    />
    <div className="lg:hidden">
      <Key number={number} />
    </div>
    <div className="border-petrol lg:border-l-2 lg:pl-4">
      <h3>{title}</h3>
      <p className="mt-1 text-muted">{text}</p>
    </div>
  </div>
);
