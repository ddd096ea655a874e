import clsx from "clsx";
import type { ReactNode } from "react";

/**
 * A line of a text that goes on below it. It ends in a space that is kept: between two blocks inside one
 * text, Chromium drops any other from what it tells a screen reader ("CEOMidwest"). After a line break
 * Orca would read the last line alone.
 */
export const Line = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span className={clsx("block whitespace-pre-wrap", className)}>{children} </span>
);
