import clsx from "clsx";
import type { ReactNode } from "react";
import { Drawing } from "~/components/drawings/drawing";

/** How far the agreement's way is closed: not until a yes, closed, or not yet known. */
const blades = {
  open: <path d="M6 34l24-24" data-open="" />,
  closed: <path d="M6 34h52" />,
  undecided: <path d="M6 34l24-24M11 34h42" strokeDasharray="3 5" data-open="" />,
};

/** A square at the end of a rung, on its rail. */
const Node = ({ end }: { end: string }) => (
  <span className={clsx("absolute bottom-0 size-2.5 border-5 border-petrol", end)} />
);

interface RungProps {
  /** What the agreement says. */
  about: string;
  state: keyof typeof blades;
  children: ReactNode;
}

/** A case, what follows, and under them its switch between the two rails. On a phone the rails enclose the words. */
export const Rung = ({ about, state, children }: RungProps) => (
  <li className="rung">
    <h3>{about}</h3>
    <div className="answer">{children}</div>
    <div aria-hidden="true" className="relative flex items-end">
      <span className="mb-[4px] grow border-t-2 border-petrol" />
      <Drawing viewBox="0 0 64 39" className="h-[39px] w-16 flex-none">
        <path d="M0 29h11v10H0zM53 29h11v10H53z" className="solid" />
        {blades[state]}
      </Drawing>
      <span className="mb-[4px] grow border-t-2 border-petrol" />
      <Node end="-left-1.5" />
      <Node end="-right-1.5" />
    </div>
  </li>
);

/** The bus that every case ends on. */
export const Bus = ({ children }: { children: ReactNode }) => <div className="bus">{children}</div>;

/** An agreement's ways to the buyer, by what it says of a transfer: one of the switches is its own. */
export const Branch = ({ from, children }: { from: string; children: ReactNode }) => (
  <div className="wide branch">
    <p className="from">{from}</p>
    {children}
  </div>
);
