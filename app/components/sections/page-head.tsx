import clsx from "clsx";
import type { ReactNode } from "react";

interface Props {
  title: string;
  /** A line above the title. */
  above?: ReactNode;
  /** Stands beside the words, as wide as it asks for. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** The head of a page: its one h1, a sentence or two, and perhaps a drawing. */
export const PageHead = ({ title, above, drawing, children }: Props) => (
  <div className="run-start engineering-grid bg-mist pb-12 pt-4 print:p-0">
    <div
      className={clsx(
        "wrap",
        Boolean(drawing) && "grid items-center gap-12 md:grid-cols-[1fr_auto] lg:gap-20",
      )}
    >
      <div>
        {above}
        <h1 className={clsx("text-display", !drawing && "max-w-[16ch]")}>{title}</h1>
        <div className="mt-6 max-w-[44rem] text-muted">{children}</div>
      </div>
      {drawing && <div className="print:hidden">{drawing}</div>}
    </div>
  </div>
);
