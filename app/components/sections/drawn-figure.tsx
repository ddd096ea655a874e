import type { ReactNode } from "react";
import type { SumTableContent } from "~/content/types";
import { SumTable } from "./sum-table";

/** A drawing to scale with a line that says how to read it, and the same numbers as a table for screen readers. */
export const DrawnFigure = ({
  table,
  children,
}: {
  table: SumTableContent;
  children: ReactNode;
}) => (
  <div className="break-inside-avoid">
    {children}
    <p aria-hidden="true" className="mt-6 max-w-prose text-small text-muted">
      {table.caption}
    </p>
    <div className="sr-only">
      <SumTable {...table} />
    </div>
  </div>
);
