import type { ReactNode } from "react";
import { site } from "~/config/site";

interface Props {
  number: string;
  drawing: string;
  next: { number: string; label: string; to: string };
  /** The page's last call to action, where nothing above is one. */
  action?: { label: string; to: string };
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <p aria-hidden="true" className="border-r border-b border-rule p-4 sm:border-b-0">
    <span className="block text-small text-muted">{label}</span>{" "}
    <span className="font-semibold tabular">{children}</span>
  </p>
);

/**
 * The title block at the foot of a page: what to do next, the sheet's number, its drawing, and the next
 * sheet. Spoken, it is the two links.
 */
export const TitleBlock = ({ number, drawing, next, action }: Props) => (
  <section className={action ? "section tight on-white" : "py-12"} aria-label="Next page">
    <div className="wrap">
      <div className="grid break-inside-avoid border-2 border-petrol max-sm:grid-cols-[2fr_3fr] sm:grid-flow-col">
        {action && (
          <a
            href={action.to}
            className="run-end relative -ml-0.5 grid content-center max-sm:col-span-2 bg-petrol p-4 font-semibold text-white hover:bg-petrol-deep print:hidden"
          >
            <span>
              {action.label}
              <span aria-hidden="true">{"\u00a0→"}</span>
            </span>
          </a>
        )}
        <Cell label="Sheet">{number}</Cell>
        <Cell label="Drawing">{drawing}</Cell>
        <Cell label="Revision">{site.tagWord}</Cell>
        <p className="relative p-4 hover:bg-tint">
          <span aria-hidden="true" className="block text-small text-muted">
            Next sheet, {next.number}
          </span>{" "}
          <a href={next.to} className="font-semibold text-petrol underline cover-link">
            {next.label}
            <span aria-hidden="true">{"\u00a0→"}</span>
          </a>
        </p>
      </div>
    </div>
  </section>
);
