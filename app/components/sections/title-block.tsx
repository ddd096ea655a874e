import type { ReactNode } from "react";
import { PhoneLink } from "~/components/ui/text-link";

interface Props {
  call: { label: string; number: string };
  write: { label: string; reply: string };
  next: { label: string; to: string };
  /** The page's last call to action, where nothing above is one. */
  action?: { label: string; to: string };
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="border-r border-b border-rule p-4 sm:border-b-0">
    <span className="block text-small text-muted">{label}</span>
    {children}
  </p>
);

/** The title block at the foot of a page: what to do next, when somebody answers, and where to read on. */
export const TitleBlock = ({ call, write, next, action }: Props) => (
  <section className={action ? "section tight on-white" : "py-12"} aria-label="What’s next">
    <div className="wrap">
      <div className="grid break-inside-avoid border-2 border-petrol max-sm:grid-cols-[5fr_4fr] sm:grid-flow-col">
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
        <Cell label={call.label}>
          <PhoneLink number={call.number} inline />
        </Cell>
        <Cell label={write.label}>
          <span className="font-semibold">{write.reply}</span>
        </Cell>
        <p className="relative p-4 max-sm:col-span-2 hover:bg-tint">
          <span className="block text-small text-muted">Next page</span>
          <a href={next.to} className="font-semibold text-petrol underline cover-link">
            {next.label}
            <span aria-hidden="true">{"\u00a0→"}</span>
          </a>
        </p>
      </div>
    </div>
  </section>
);
