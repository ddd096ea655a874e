import clsx from "clsx";
import type { ReactNode } from "react";

interface WideProps {
  /** Its children stand beside each other where there is room. */
  columns?: boolean;
  /** One or two sentences, set as large as a heading. */
  large?: boolean;
  children: ReactNode;
}

/** A part of an article that is wider than its text: a drawing, two lists, a sentence to stop at. */
export const Wide = ({ columns = false, large = false, children }: WideProps) => (
  <div
    className={clsx(
      "wide",
      columns && "grid gap-12 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]",
      large &&
        "border-l-6 border-petrol py-1 pl-6 font-head text-statement font-bold text-balance *:mt-0",
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
    <p className="section-head font-head text-statement font-bold text-petrol tabular">{figure}</p>
    <div className="mt-2 grid gap-x-8 gap-y-2 md:grid-cols-[4fr_7fr]">
      <p className="font-semibold">{about}</p>
      <div>{children}</div>
    </div>
  </div>
);
