import clsx from "clsx";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
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
  <p
    className={clsx(
      "mt-4 flex flex-wrap items-center gap-x-4 print:hidden",
      !always && "sm:hidden",
    )}
  >
    <ButtonLink to={to} variant="outline" size="sm">
      {children}
    </ButtonLink>{" "}
    <span>
      or call <PhoneLink number={number} />
    </span>
  </p>
);
