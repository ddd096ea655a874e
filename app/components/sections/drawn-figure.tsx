import type { ReactNode } from "react";
import type { SumTableContent } from "~/content/types";
import { SumTable } from "./sum-table";

/** A line that says how to read a drawing to scale, unless its own labels do, the drawing, and the same numbers as a table for screen readers. */
export const DrawnFigure = ({
  table,
  labeled = false,
  children,
}: {
  table: SumTableContent;
  labeled?: boolean;
  children: ReactNode;
}) => (
  <div className="break-inside-avoid">
    {!labeled && (
      <p aria-hidden="true" className="mb-6 max-w-prose text-small text-muted">
        {table.caption}
      </p>
    )}
    {children}
    <div className="sr-only">
      <SumTable {...table} />
    </div>
  </div>
);
