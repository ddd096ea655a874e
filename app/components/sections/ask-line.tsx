import clsx from "clsx";
import type { ReactNode } from "react";
import { PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";

interface Props {
  to: string;
  /** Where it is not the main one that answers. */
  number?: string;
  /** What to ask, in the words of the part it ends. */
  children?: ReactNode;
  /** On a wider screen too. */
  always?: boolean;
}

/** On a phone, the way out of a long part to the next step; a wider screen shows more of the page at once, and has both in its header. */
export const AskLine = ({ to, number = site.phone, children = "Ask us", always }: Props) => (
  <p className={clsx("ask-line mt-4 print:hidden", !always && "sm:hidden")}>
    <a href={to} className="inline-flex min-h-11 items-center font-semibold text-petrol underline">
      {children}
    </a>{" "}
    <span className="inline-block">
      or call <PhoneLink number={number} />
    </span>
  </p>
);
