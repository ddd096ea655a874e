import type { ReactNode } from "react";

/** The head of a page without a drawing: its one h1 and a sentence. */
export const PageHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="engineering-grid bg-mist pb-12 pt-32 md:pb-16 md:pt-44 print:bg-none print:py-0">
    <div className="wrap">
      <h1 className="max-w-[16ch] text-display">{title}</h1>
      <div className="mt-6 max-w-[44rem] text-muted">{children}</div>
    </div>
  </div>
);
