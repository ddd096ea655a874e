import { Line } from "~/components/ui/line";
import { site } from "~/config/site";
import type { Sheet } from "~/content/types";

/** The title block at the foot of a page: what to do next, and where to read on. */
export const TitleBlock = ({ action, next }: Sheet) => (
  <section className="run-start py-8 sm:py-12 print:hidden" aria-label="What’s next">
    <div className="wrap">
      <div className="grid auto-cols-fr border-2 border-petrol md:grid-flow-col">
        <a
          href={action.to}
          className="-m-0.5 border-2 border-transparent bg-petrol p-5 text-white hover:bg-petrol-deep"
        >
          <Line className="font-head text-statement font-bold">
            What’s <span className="tag-word">{site.tagWord}</span>?
          </Line>{" "}
          <span className="run-end relative mt-2 block font-head font-bold tabular">
            {action.label}
            <span aria-hidden="true">{"\u00a0→"}</span>
          </span>{" "}
          <Line className="text-small">{action.note}</Line>
        </a>
        <p className="relative p-5">
          <Line className="text-small text-muted">{next.note}</Line>{" "}
          <a
            href={next.to}
            className="mt-1 font-head leading-tight font-bold text-balance text-petrol underline cover-link"
          >
            {next.label}
            <span aria-hidden="true">{"\u00a0→"}</span>
          </a>{" "}
          <Line className="mt-2 text-small text-muted">{next.purpose}</Line>
        </p>
      </div>
    </div>
  </section>
);
