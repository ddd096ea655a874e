import type { ReactNode } from "react";

interface Props {
  title: string;
  children: ReactNode;
}

/** A few facts beside the title of a page. */
export const HeadPanel = ({ title, children }: Props) => (
  <div className="panel border-t-2 border-petrol bg-white p-6 print:px-0 print:pt-3 print:pb-0 print:flow-root">
    <h2 className="mb-3 text-body print:float-left print:w-paper-label">{title}</h2>
    {children}
  </div>
);
