import clsx from "clsx";
import type { ReactNode } from "react";
import { Drawing } from "~/components/drawings/drawing";

/** How far the agreement's way is closed: not until a yes, closed, or not yet known. */
const blades = {
  open: <path d="M5 20l18-18" data-open="" />,
  closed: <path d="M5 20h30" />,
  undecided: <path d="M5 20l18-18M10 20h20" strokeDasharray="3 4" data-open="" />,
};

/** A square where a line meets a rail or a box. */
const Node = ({ at }: { at: string }) => (
  <span aria-hidden="true" className={clsx("absolute size-2.5 border-5 border-petrol", at)} />
);

/** A line from the first rail to a box, or from a box to the second. */
const Lead = ({ out = false }: { out?: boolean }) => (
  <span
    aria-hidden="true"
    className={clsx(
      "lead absolute border-petrol",
      out
        ? "top-1/2 left-full -mt-px border-t-2 border-r-2"
        : "right-full bottom-1/2 -mb-px border-b-2 border-l-2",
    )}
  >
    <Node at={out ? "-top-1.5 -right-1.5" : "-bottom-1.5 -left-1.5"} />
  </span>
);

/** A rail where it passes a row on its way. */
const Rail = ({ at }: { at: string }) => (
  <span aria-hidden="true" className={clsx("absolute inset-y-0 border-l-2 border-petrol", at)} />
);

interface RungProps {
  /** What the agreement says. */
  about: string;
  state: keyof typeof blades;
  children: ReactNode;
}

/** A case, its switch and what follows, between the two rails. */
export const Rung = ({ about, state, children }: RungProps) => (
  <li className="rung group relative before:hidden">
    <Rail at="left-(--rail) group-last:hidden" />
    <Rail at="right-(--rail) group-first:hidden" />
    <h3 className="relative flex items-center border-2 border-petrol px-3 py-2 lg:px-4 print:py-1">
      <Lead />
      {about}
    </h3>
    <div aria-hidden="true" className="switch mt-0 flex items-center">
      <span className="grow border-t-2 border-petrol" />
      <Drawing viewBox="0 0 40 40" className="size-10 flex-none print:size-7">
        <path d="M0 15h10v10H0zM30 15h10v10H30z" className="solid" />
        {blades[state]}
      </Drawing>
      <span className="grow border-t-2 border-petrol" />
    </div>
    <div className="relative flex flex-col justify-center border-2 border-petrol px-3 py-2 lg:px-4 print:py-1">
      {children}
      <Lead out />
    </div>
  </li>
);

/** The box that every case ends on. */
export const Bus = ({ children }: { children: ReactNode }) => (
  <div className="bus relative mt-(--gap) border-4 border-petrol bg-tint px-3.5 py-4 print:px-3 print:py-1">
    <Node at="-top-1.75 right-[calc(var(--rail)-8px)]" />
    {children}
  </div>
);

/** An agreement's ways to the buyer, by what it says of a transfer: one of the switches is its own. */
export const Branch = ({ from, children }: { from: string; children: ReactNode }) => (
  <div className="wide branch">
    <p className="from relative border-2 border-dashed border-petrol px-3 py-2 font-semibold lg:px-4 print:py-1">
      {from}
      <Node at="-bottom-1.5 left-[calc(var(--rail)-6px)]" />
    </p>
    {children}
  </div>
);
