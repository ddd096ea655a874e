import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";

interface Props {
  number: string;
  drawing: string;
  next: { number: string; label: string; to: string };
  /** The page's last call to action, where nothing above is one. */
  action?: { label: string; to: string };
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="border-rule p-4 max-sm:border-b sm:border-r">
    <span className="block text-small text-muted">{label}</span>
    <span className="font-semibold tabular">{children}</span>
  </p>
);

/** The title block at the foot of a page: the sheet's number, its drawing, and the next sheet. */
export const TitleBlock = ({ number, drawing, next, action }: Props) => (
  <section className={action ? "section tight on-white" : "py-12"} aria-label="This sheet">
    <div className="wrap">
      {action && (
        <p className="run-end relative mb-10 print:hidden">
          <ButtonLink to={action.to} size="lg">
            {action.label}
          </ButtonLink>
        </p>
      )}
      <div className="grid border-2 border-petrol sm:grid-cols-[2fr_4fr_2fr_5fr]">
        <Cell label="Sheet">{number}</Cell>
        <Cell label="Drawing">{drawing}</Cell>
        <Cell label="Revision">NEXT</Cell>
        <p className="relative p-4 hover:bg-tint print:hidden">
          <span className="block text-small text-muted">Next sheet, {next.number}</span>
          <a
            href={next.to}
            className="font-semibold text-petrol underline after:absolute after:inset-0"
          >
            {next.label} <span aria-hidden="true">→</span>
          </a>
        </p>
      </div>
    </div>
  </section>
);
