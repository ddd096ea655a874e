import { Line } from "~/components/ui/line";
import { site } from "~/config/site";
import type { Sheet } from "~/content/types";

/** The title block at the foot of a page: what to do next, and where to read on. */
export const TitleBlock = ({ action, next }: Sheet) => (
  <section className="run-start py-7 sm:py-8 print:hidden" aria-label="What’s next">
    <div className="wrap">
      <div className="grid border-2 border-petrol sm:grid-cols-[2fr_3fr]">
        <a
          href={action.to}
          className="run-end relative -m-0.5 grid content-center border-2 border-transparent bg-petrol px-3 py-2 sm:p-4 text-white hover:bg-petrol-deep"
        >
          <Line className="text-small">
            What’s <span className="tag-word font-bold">{site.tagWord}</span>? {action.note}
          </Line>{" "}
          <span className="mt-1 font-head text-[1.375rem] font-bold tabular">
            {action.label}
            <span aria-hidden="true">{"\u00a0→"}</span>
          </span>
        </a>
        <p className="relative px-3 py-2.5 sm:p-4">
          <Line className="text-small text-muted">{next.note}</Line>{" "}
          <a href={next.to} className="font-semibold text-petrol underline cover-link">
            {next.label}
            <span aria-hidden="true">{"\u00a0→"}</span>
          </a>{" "}
          <Line className="text-small text-muted">{next.purpose}</Line>
        </p>
      </div>
    </div>
  </section>
);
