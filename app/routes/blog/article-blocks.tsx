import clsx from "clsx";
import type { ReactNode } from "react";
import { TestPlan } from "~/components/drawings/test-plans";

interface WideProps {
  /** Its children stand beside each other where there is room. */
  columns?: boolean;
  children: ReactNode;
}

/** A part of an article that is wider than its text: a drawing, two lists. */
export const Wide = ({ columns = false, children }: WideProps) => (
  <div
    className={clsx(
      "wide",
      columns && "grid gap-12 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]",
    )}
  >
    {children}
  </div>
);

interface FactProps {
  figure: string;
  /** What the figure is of, beside the text. */
  about: string;
  children: ReactNode;
}

/** A ruled row that begins with its figure. */
export const Fact = ({ figure, about, children }: FactProps) => (
  <div className="wide border-t-2 border-petrol pt-4">
    <p className="section-head font-head text-[1.625rem] font-bold text-petrol tabular">{figure}</p>
    <div className="mt-2 grid gap-x-8 gap-y-2 md:grid-cols-[4fr_7fr]">
      <p className="font-semibold">{about}</p>
      <div>{children}</div>
    </div>
  </div>
);

interface TestProps {
  /** Selects its plan. */
  name: string;
  children: ReactNode;
}

/** A kind of penetration test: what it answers, and beside it where it starts and how far it gets. */
export const Test = ({ name, children }: TestProps) => (
  <div className="wide grid items-start gap-x-12 gap-y-4 md:grid-cols-[1fr_16rem]">
    <div className="max-w-[58ch]">{children}</div>
    <TestPlan name={name} />
  </div>
);
