import clsx from "clsx";
import type { ReactNode } from "react";

interface Props {
  title: string;
  /** Left out on narrow screens, where it would stand between the head and what it sums up. */
  wideOnly?: boolean;
  children: ReactNode;
}

/** A few facts beside the title of a page. */
export const HeadPanel = ({ title, wideOnly = false, children }: Props) => (
  <div
    className={clsx("border-t-2 border-petrol bg-white p-6 lg:w-88", wideOnly && "max-lg:hidden")}
  >
    <h2 className="mb-3 text-body">{title}</h2>
    {children}
  </div>
);
