import type { ReactNode } from "react";
import type { Card } from "~/content/types";

/** One line of the sheet, and what it is good for: beside it on a line that leads there, or below it on the line that goes on to the next one and to the button. */
export const PlanLine = ({ note, children }: { note?: Card; children: ReactNode }) => (
  <>
    <div className="relative lg:-mt-0.5 break-inside-avoid border-2 border-petrol bg-white px-4 py-5 sm:px-6">
      {children}
    </div>
    <div className="relative max-lg:ml-6 max-lg:border-l-2 border-petrol pt-3 pb-10 pl-6 lg:py-5 lg:pl-16">
      <span
        aria-hidden="true"
        className="absolute top-5 left-0 mt-[0.8em] w-16 border-t-2 border-petrol max-lg:hidden print:hidden"
      />
      <span
        aria-hidden="true"
        className="absolute -left-[7px] max-lg:-top-[7px] lg:top-5 lg:mt-[calc(0.8em-5px)] size-3 bg-petrol print:hidden"
      />
      <div className="border-petrol lg:border-l-2 lg:pl-4 print:border-0 print:pl-0">
        <h3>{note?.title}</h3>
        <p className="mt-1 text-muted">{note?.text}</p>
      </div>
    </div>
  </>
);
