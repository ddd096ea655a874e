import type { ReactNode } from "react";

const columns = "wide grid items-start gap-x-12 gap-y-6 lg:gap-x-20";

interface Props {
  children: ReactNode;
}

/** Text on the column of all text, and a drawing or a second text beside it. */
export const Wide = ({ children }: Props) => (
  <div className={`${columns} lg:grid-cols-7-4 print:grid-cols-4-3`}>{children}</div>
);

/** Two lists with a heading each, ruled off beside each other. */
export const Pair = ({ children }: Props) => (
  <div className={`pair ${columns} md:grid-cols-2 print:grid-cols-4-3`}>{children}</div>
);

/** The sentence to remember of a text, ruled off above and below: no heading begins with it. */
export const Remark = ({ children }: Props) => (
  <div className="my-8 first:mt-0 break-inside-avoid border-y-2 border-petrol py-4 font-head text-statement font-bold text-balance text-petrol print:py-2 print:text-body">
    {children}
  </div>
);

interface FactProps extends Props {
  /** Whom or what the text is about. */
  about: string;
  figure?: string;
}

/** A ruled row: a question or a case, in short what holds for it, and the text. */
export const Fact = ({ figure, about, children }: FactProps) => (
  <div className="fact wide grid items-start gap-x-12 gap-y-3 border-t border-rule pt-4 print:pt-2 lg:grid-cols-4-8 lg:gap-x-20 print:grid-cols-4-8">
    <div>
      <h3>{about}</h3>
      {figure && (
        <p className="m-0! font-head text-statement font-bold text-petrol tabular">{figure}</p>
      )}
    </div>
    <div>{children}</div>
  </div>
);
