import { Children, type ReactNode } from "react";

/**
 * Links or lines beside each other, with white space between them: where there is no style sheet, and for
 * some screen readers, nothing else keeps two words apart. In a flex box or around a block it shows nowhere.
 */
export const Spaced = ({ children }: { children: ReactNode }) => (
  <>{Children.toArray(children).flatMap((child, at) => (at > 0 ? [" ", child] : [child]))}</>
);
