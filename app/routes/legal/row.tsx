import clsx from "clsx";
import type { ReactNode } from "react";

interface Props {
  /** A heading with what belongs under it. */
  head: ReactNode;
  /** Under the head; on a tablet, where the head stands above the text, beside that. */
  beside?: ReactNode;
  /** The text begins in a box: its first line is lower. */
  boxed?: boolean;
  /** Too long to be moved to the next sheet whole. */
  long?: boolean;
  /** A part of the row before it. */
  inner?: boolean;
  children: ReactNode;
}

/** Between a section's name and its text in size: a part's name, and a section's plain sentence. */
export const lead = "leading-snug";

/**
 * What all of the page stands in: names at the left, and what is read in one column beside them. On paper
 * the names float: Firefox moves a grid that does not fit to a page of its own. A row is whole there, so
 * that no name stands on another sheet than its text.
 */
export const LegalRow = ({ head, beside, boxed, long, inner, children }: Props) => (
  <div
    className={clsx(
      "gap-x-12 lg:grid lg:grid-cols-5-7 print:flow-root print:pt-4",
      !long && "break-inside-avoid",
      inner
        ? "mt-6 border-t border-rule pt-5 sm:mt-8 sm:pt-6 print:mt-4"
        : "mt-10 border-t-2 border-petrol pt-6 sm:mt-12 sm:pt-8 print:mt-5",
    )}
  >
    <div className="print:float-left print:w-paper-label">
      <div className={clsx(boxed && "lg:pt-4", !beside && !inner && "lg:sticky lg:top-24")}>
        {head}
      </div>
      {beside && (
        <div className="mt-5 md:max-lg:float-right md:max-lg:ml-10 md:max-lg:w-72 lg:mt-8 print:float-none print:m-0 print:mt-4 print:w-auto">
          {beside}
        </div>
      )}
    </div>
    <div
      className={clsx(
        "mt-4 lg:mt-0 print:mt-0 *:not-first:mt-4 print:ml-paper-text print:leading-normal print:*:not-first:mt-2.5",
        !inner && "lg:pt-3 print:pt-0.5",
      )}
    >
      {children}
    </div>
  </div>
);
