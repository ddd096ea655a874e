import type { ReactNode } from "react";

/** Two columns that stack: the reading column first, what goes beside it second. */
export const Split = ({ children, beside }: { children: ReactNode; beside: ReactNode }) => (
  <div className="grid items-start gap-12 lg:grid-cols-7-5 lg:gap-20">
    <div className="max-w-prose">{children}</div>
    <div>{beside}</div>
  </div>
);
