import type { ReactNode } from "react";
import type { Card } from "~/content/types";

/** One line of the sheet, and what it is good for: beside it, where its upper rule runs on to it, or below it. */
export const PlanLine = ({ note, children }: { note?: Card; children: ReactNode }) => (
  <>
    <div className="relative -mt-0.5 break-inside-avoid border-2 border-petrol bg-white px-4 py-5 sm:px-6">
      {children}
    </div>
    <div className="border-petrol px-4 pt-3 pb-6 sm:px-6 lg:-mt-0.5 lg:border-t-2 lg:pt-6">
      <h3>{note?.title}</h3>
      <p className="mt-1 text-muted">{note?.text}</p>
    </div>
  </>
);
