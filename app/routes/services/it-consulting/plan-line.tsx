import type { ReactNode } from "react";
import type { Card } from "~/content/types";

/** One line of the sheet, and what it is good for: beside it on a line that leads there, or tinted on the sheet below it. */
export const PlanLine = ({ note, children }: { note?: Card; children: ReactNode }) => (
  <>
    <div className="relative -mt-0.5 break-inside-avoid border-2 border-petrol bg-white px-4 py-5 sm:px-6">
      {children}
    </div>
    <div className="relative border-petrol px-4 py-5 max-lg:border-x-2 max-lg:bg-tint max-lg:last:border-b-2 sm:px-6 lg:pr-0 lg:pl-16">
      <span
        aria-hidden="true"
        className="absolute top-5 left-0 mt-[0.8em] w-16 border-t-2 border-petrol max-lg:hidden"
      />
      <span
        aria-hidden="true"
        className="absolute top-5 -left-[7px] mt-[calc(0.8em-5px)] size-3 bg-petrol"
      />
      <div className="border-petrol lg:border-l-2 lg:pl-4">
        <h3>{note?.title}</h3>
        <p className="mt-1 text-muted">{note?.text}</p>
      </div>
    </div>
  </>
);
