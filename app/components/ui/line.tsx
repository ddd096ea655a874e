import clsx from "clsx";
import type { ReactNode } from "react";

/**
 * A line of a text that goes on below it. It ends in a line break: between two blocks inside one text,
 * Chromium drops a mere space from what it tells a screen reader ("CEOMidwest").
 */
export const Line = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span className={clsx("block", className)}>
    {children}
    <br />
  </span>
);
