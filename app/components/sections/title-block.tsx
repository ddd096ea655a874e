import clsx from "clsx";
import type { ReactNode } from "react";
import { Line } from "~/components/ui/line";
import type { Sheet } from "~/content/types";

const Cell = ({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) => (
  <p
    className={clsx(
      "relative border-petrol px-3 py-2.5 max-sm:border-t-2 sm:p-4 sm:max-lg:nth-3:border-l-2 lg:border-l-2",
      className,
    )}
  >
    <Line className="text-small text-muted">{label}</Line> {children}
  </p>
);

/** The title block at the foot of a page: what to do next, when somebody answers, and where to read on. */
export const TitleBlock = ({ action, write, next }: Sheet) => (
  <section className="run-start py-7 sm:py-8 print:hidden" aria-label="What’s next">
    <div className="wrap">
      <div className="grid border-2 border-petrol sm:grid-cols-2 lg:grid-cols-none lg:auto-cols-fr lg:grid-flow-col">
        <a
          href={action.to}
          className="run-end relative -m-0.5 grid sm:max-lg:col-span-2 content-center border-2 border-transparent bg-petrol px-3 py-2 sm:p-4 text-white hover:bg-petrol-deep"
        >
          <Line className="text-small">{action.note}</Line>{" "}
          <span className="font-semibold tabular">
            {action.label}
            <span aria-hidden="true">{"\u00a0→"}</span>
          </span>
        </a>
        {write && (
          <Cell label={write.label} className="reply">
            <span className="font-semibold">{write.reply}</span>
          </Cell>
        )}
        <Cell label={next.note}>
          <a href={next.to} className="font-semibold text-petrol underline cover-link">
            {next.label}
            <span aria-hidden="true">{"\u00a0→"}</span>
          </a>
        </Cell>
      </div>
    </div>
  </section>
);
