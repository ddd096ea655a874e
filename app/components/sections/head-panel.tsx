import type { ReactNode } from "react";

interface Props {
  title: string;
  children: ReactNode;
}

/** A few facts beside the title of a page. */
export const HeadPanel = ({ title, children }: Props) => (
  <div className="panel border-t-2 border-petrol bg-white p-6">
    <h2 className="mb-3 text-body">{title}</h2>
    {children}
  </div>
);
